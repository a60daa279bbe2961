import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { versionOf } from "../service-worker/app-version.ts";

const text = readFileSync(new URL("show-picture.js", import.meta.url), "utf8");
const NOW = Date.now();
const REGISTRY = {
  shell: "1.0.0-aa",
  remotes: [
    { name: "mf-coach", version: "2" },
    { name: "mf-booking", version: "1" },
  ],
};

const picture = {
  userId: "ann",
  address: "/book",
  version: versionOf(REGISTRY),
  theme: "light",
  width: 390,
  at: NOW - 60_000,
  until: NOW + 60_000,
  label: "As of 14:05",
  styles: ["/assets/a.css", "/assets/b.css"],
  look: "--cs-primary: green",
  html: "<main>Court 1</main>",
};

interface Start {
  kept?: unknown;
  session?: unknown;
  address?: string;
  theme?: string;
  innerWidth?: number;
  registry?: unknown;
  isDrawn?: boolean;
}

/** Starts a page, and returns what was put into it: styles that were loaded for it, and the picture. */
async function start(page: Start) {
  const { kept = picture, session = { user: { id: "ann" } }, address = "/book", theme = "light" } = page;
  const loaded: string[] = [];
  const drawn: { innerHTML: string }[] = [];
  const root = { dataset: { theme }, style: { cssText: "" } };
  const { pathname, search } = new URL(address, "https://club.test");
  const stored: Record<string, unknown> = { "courtside-picture": kept, "courtside-auth": session };
  const made = () => ({
    href: "",
    append: () => undefined,
    querySelectorAll: () => [],
    addEventListener: (type: string, heard: () => void) => type === "load" && queueMicrotask(heard),
  });
  runInNewContext(text, {
    window: {},
    setTimeout,
    requestAnimationFrame: (frame: () => void) => setTimeout(frame),
    console: { debug: () => undefined },
    innerWidth: page.innerWidth ?? 390,
    location: { pathname, search },
    localStorage: { getItem: (key: string) => JSON.stringify(stored[key] ?? null) },
    document: {
      fonts: { load: async () => [] },
      currentScript: { nonce: "n" },
      documentElement: root,
      head: { append: ({ href }: { href: string }) => loaded.push(href) },
      body: { append: (each: { innerHTML: string }) => drawn.push(each) },
      createElement: made,
      getElementById: () => ({ textContent: JSON.stringify(page.registry ?? REGISTRY) }),
      querySelector: () => (page.isDrawn ? null : {}),
      querySelectorAll: () => [{ getAttribute: () => "/assets/a.css" }],
    },
  });
  await new Promise((resolve) => setTimeout(resolve));
  return { loaded, look: root.style.cssText, html: drawn[0]?.innerHTML };
}

test("the picture of this screen is shown, with the styles that are not there yet", async () => {
  expect(await start({})).toEqual({ loaded: ["/assets/b.css"], look: picture.look, html: picture.html });
});

test.each<[string, Start]>([
  ["of someone else", { session: { user: { id: "ben" } } }],
  ["after a sign-out", { session: null }],
  ["of another screen", { address: "/book?date=2026-03-08" }],
  ["of another width", { innerWidth: 820 }],
  ["in other colors", { theme: "dark" }],
  ["of a day that has ended", { kept: { ...picture, until: NOW - 1 } }],
  ["from a clock that was ahead", { kept: { ...picture, at: NOW + 60_000 } }],
  ["of another release", { registry: { ...REGISTRY, remotes: [{ name: "mf-booking", version: "2" }] } }],
  ["that was never kept", { kept: null }],
  ["that another release wrote", { kept: { userId: "ann", html: 7 } }],
])("none %s", async (_what, page) => {
  expect(await start(page)).toEqual({ loaded: [], look: "", html: undefined });
});

test("none where the application was faster", async () => {
  expect((await start({ isDrawn: true })).html).toBeUndefined();
});
