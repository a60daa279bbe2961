import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const text = readFileSync(new URL("ask-early.js", import.meta.url), "utf8")
  .replace("AUTH_CLIENT_FILES", '["/assets/auth.js"]')
  .replaceAll("DEFAULT_SPORT", '"tennis"');

const SESSION = { access_token: "ann", expires_at: 4e9 };
const ASKS = ["/days/{date}?sport={sport}", "/me/days/{date}?sport={sport}"];
const REGISTRY = {
  remotes: [
    { routes: [{ path: "/book", asks: ASKS }, { path: "/events" }] },
    { routes: [{ path: "/dashboard", roles: ["admin"], asks: ["/members"] }] },
    { routes: [{ path: "/dashboard", roles: ["member"], asks: ["/bookings?scope=mine"] }] },
  ],
};
const FILES = [
  { roles: ["admin"], files: [{ href: "/_mf/mf-admin/a.js" }] },
  { roles: ["member"], files: [{ href: "/_mf/mf-booking/b.js", integrity: "sha384-b" }, { href: "/assets/b.css" }] },
];
const club = { sports: ["padel", "table tennis"], time_zone: "Pacific/Auckland" };

interface Visit {
  me?: object | number;
  stored?: Record<string, unknown>;
  address?: string;
}

/** Opens a page, and returns what it asked for, before the profile arrived and in all. */
async function visit({ me = 500, stored = {}, address = "/book?date=2026-06-01" }: Visit) {
  const asked: string[] = [];
  const links: { href: string }[] = [];
  const { pathname, search } = new URL(address, "https://club.test");
  const window: { courtsideEarly?: { responses: object } } = {};
  let answer = () => {};
  const arrives = new Promise<void>((resolve) => {
    answer = resolve;
  });
  runInNewContext(text, {
    window,
    URLSearchParams,
    Intl,
    setTimeout,
    location: { pathname, search },
    localStorage: {
      getItem: (key: string) => (key in stored ? JSON.stringify(stored[key]) : null),
      setItem: (key: string, value: string) => {
        stored[key] = JSON.parse(value);
      },
    },
    document: {
      head: { append: (link: { href: string }) => links.push(link) },
      createElement: () => ({}),
      getElementById: (id: string) => {
        if (id === "remotes") return { textContent: JSON.stringify(REGISTRY) };
        return pathname === "/dashboard" ? { textContent: JSON.stringify(FILES) } : null;
      },
    },
    fetch: async (path: string) => {
      asked.push(path);
      await arrives;
      return typeof me === "number" ? new Response("{}", { status: me }) : Response.json(me);
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const atOnce = [...asked];
  answer();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  return { atOnce, asked, links, early: Object.keys(window.courtsideEarly?.responses ?? {}) };
}

const DAYS = ["/api/v1/days/2026-06-01?sport=padel", "/api/v1/me/days/2026-06-01?sport=padel"];
const withAccess = { club, access: { has_access: true }, effective_role: "member" };

test("the first visit asks for the screen's reads once the club is known, the next one at once", async () => {
  const stored = { "courtside-auth": SESSION };
  const first = await visit({ me: withAccess, stored });
  expect(first.atOnce).toEqual(["/api/v1/me"]);
  expect(first.asked).toEqual(["/api/v1/me", ...DAYS]);
  expect(first.early).toEqual(first.asked);
  expect(stored).toEqual({
    "courtside-auth": SESSION,
    "courtside-screens": { "/book": { asks: ASKS, sports: club.sports, timeZone: club.time_zone } },
  });
  const next = await visit({ me: withAccess, stored });
  expect(next.atOnce).toEqual(["/api/v1/me", ...DAYS]);
  expect(next.asked).toEqual(next.atOnce);
});

test("without a day or sport in the address, those of the club; a club that has changed since is asked for again", async () => {
  const stored = { "courtside-auth": SESSION };
  await visit({ me: withAccess, stored });
  const changed = { ...withAccess, club: { ...club, sports: ["tennis", "padel"] } };
  const { atOnce, asked } = await visit({ me: changed, stored, address: "/book" });
  expect(atOnce[1]).toMatch(/^\/api\/v1\/days\/\d{4}-\d{2}-\d{2}\?sport=padel$/);
  expect(asked[3]).toBe(atOnce[1]?.replace("padel", "tennis"));
  const given = await visit({ me: withAccess, stored, address: "/book?sport=Table+Tennis&date=2026-06-01" });
  expect(given.atOnce[1]).toBe("/api/v1/days/2026-06-01?sport=table%20tennis");
});

test.each([
  ["that asks for nothing", { me: withAccess, address: "/events" }],
  ["of someone without a club", { me: { club: null, access: { has_access: false } } }],
  ["of a club whose access has ended", { me: { club, access: { has_access: false } } }],
  ["of a session that has ended", { me: 401 }],
])("a page %s asks for the profile alone", async (_what, page) => {
  const { asked } = await visit({ ...page, stored: { "courtside-auth": SESSION } });
  expect(asked).toEqual(["/api/v1/me"]);
});

test("where each role has a screen of its own, the reads and the files are those of the role", async () => {
  const { asked, links } = await visit({
    me: withAccess,
    stored: { "courtside-auth": SESSION },
    address: "/dashboard",
  });
  expect(asked).toEqual(["/api/v1/me", "/api/v1/bookings?scope=mine"]);
  expect(links).toEqual([
    { rel: "preload", as: "script", href: "/_mf/mf-booking/b.js", integrity: "sha384-b", crossOrigin: "anonymous" },
    { rel: "preload", as: "style", href: "/assets/b.css" },
  ]);
});

test("without a usable session nothing is asked, and the files that renew it are fetched", async () => {
  const { asked, links } = await visit({ stored: { "courtside-auth": { ...SESSION, expires_at: 0 } } });
  expect(asked).toEqual([]);
  expect(links).toEqual([{ rel: "preload", as: "script", href: "/assets/auth.js" }]);
});

test("what another release kept of a screen does no harm", async () => {
  const stored = { "courtside-auth": SESSION, "courtside-screens": { "/book": { asks: 7 } } };
  expect((await visit({ me: withAccess, stored })).asked).toEqual(["/api/v1/me", ...DAYS]);
});
