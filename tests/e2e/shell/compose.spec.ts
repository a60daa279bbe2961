import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { join } from "node:path";
import postgres from "postgres";
import { QA_CLUB_ID, QA_EMAILS, QA_PASSWORD } from "../../../api/src/qa/personas.ts";
import { releaseBundle } from "../../../api/src/registry/release/release-bundle.ts";
import { book } from "../../support/book.ts";
import { type ComposeStack, startComposeStack } from "../../support/compose-stack.ts";
import { test as base, expect, signIn } from "../journey.ts";
import { coachSaying } from "./built-remotes.ts";
import { openChangeStream } from "./change-stream.ts";

/** Every service of docker-compose.yml, each by its own command; only the mail catcher is another program. */
const test = base.extend<object, { stack: ComposeStack }>({
  stack: [
    async ({ browserName: _ }, use) => {
      const stack = await startComposeStack();
      // The sample bookings differ from day to day and would interfere.
      await asOwner(stack, (sql) => sql`delete from bookings where club_id = ${QA_CLUB_ID}`);
      await use(stack);
      await stack.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
// One after another: the last of them ends a process.
test.describe.configure({ mode: "serial" });

async function asOwner<Row>({ ownerUrl }: ComposeStack, ask: (sql: postgres.Sql) => Promise<Row[]>): Promise<Row[]> {
  const sql = postgres(ownerUrl, { max: 1 });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}

const json = { "content-type": "application/json" };

async function tokenOf({ url }: ComposeStack, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: QA_PASSWORD });
  const result = await fetch(`${url}/auth/v1/token?grant_type=password`, { method: "POST", headers: json, body });
  const { access_token } = await result.json();
  return access_token;
}

/** Tomorrow on the n-th court, in an hour of the club's clock. */
async function slot({ url }: ComposeStack, token: string, court: number, hour: number) {
  const result = await fetch(`${url}/api/v1/courts`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = await result.json();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return { court_id: data[court].id, start_time: `${tomorrow}T${hour}:00` };
}

test("both api processes respond, and each notifies its listeners at once of the other's changes", async ({
  stack,
}) => {
  const token = await tokenOf(stack, QA_EMAILS.member);
  const [first = "", second = ""] = stack.urlsOf("api");
  const streams = await Promise.all([first, second, stack.url].map((url) => openChangeStream(url, token)));
  for (const stream of streams) await stream.says("event: ready");
  const wanted = await slot(stack, token, 0, 10);
  expect((await book(first, token, wanted)).status).toBe(201);
  for (const stream of streams) await stream.says('"topic":"bookings"');
  expect((await book(second, token, wanted)).status).toBe(409);
  for (const stream of streams) stream.close();
});

test("a caller is identified by the address that the proxy saw, not by a claimed one", async ({ stack }) => {
  await new Promise<void>((resolve, reject) => {
    const headers = { ...json, "x-forwarded-for": "203.0.113.7, 198.51.100.9" };
    const options = { method: "POST", headers, localAddress: "127.0.0.42", family: 4 };
    const call = request(`${stack.url.replace("localhost", "127.0.0.1")}/auth/v1/token?grant_type=password`, options);
    call.on("response", (result) => result.resume().on("end", resolve)).on("error", reject);
    call.end(JSON.stringify({ email: QA_EMAILS.front_desk, password: QA_PASSWORD }));
  });
  const seen = await asOwner(
    stack,
    (sql) => sql<{ ip: string }[]>`
      select host(s.ip) as ip from auth.sessions s join auth.users u on u.id = s.user_id
      where u.email = ${QA_EMAILS.front_desk}`,
  );
  expect(seen).toEqual([{ ip: "127.0.0.42" }]);
});

test("each part's files come from its own server and are cached for ever, and a missing one is not cached", async ({
  stack,
}) => {
  const registry = await (await fetch(`${stack.url}/remotes.json`)).json();
  const remotes = registry.remotes.filter(({ entry }: { entry: string }) => URL.canParse(entry));
  for (const { name, entry, script } of remotes) {
    expect(new URL(entry).origin).toBe(stack.urlsOf(name)[0]);
    const { status, headers } = await fetch(new URL(script.file, entry));
    expect([status, headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("content-type")).toContain("text/javascript");
    const other = remotes.find((remote: { name: string }) => remote.name !== name);
    for (const missing of [
      new URL("nothing.js", entry).href,
      `${new URL(entry).origin}${new URL(other.entry).pathname}`,
    ]) {
      const rejected = await fetch(missing);
      expect([rejected.status, rejected.headers.get("cache-control")]).toEqual([404, null]);
    }
  }
  const asked = [...(await (await fetch(`${stack.url}/auth`)).text()).matchAll(/\/assets\/[\w.-]+\.js/g)].map(String);
  expect(asked.length).toBeGreaterThan(0);
  for (const path of asked) {
    const [proxied, served] = await Promise.all(
      [stack.url, stack.urlsOf("shell")[0]].map(async (url) => (await fetch(`${url}${path}`)).text()),
    );
    expect(proxied).toBe(served);
  }
});

test("the publishing service releases a remote while everything runs", async ({ stack }) => {
  const live = async () => {
    const { remotes } = await (await fetch(`${stack.url}/remotes.json`)).json();
    return remotes.find(({ name }: { name: string }) => name === "mf-coach");
  };
  const before = await live();
  expect(
    await stack.run("publish", ["node", "tools/release.ts", "mf-coach", "--without-checks=a test of where it goes"]),
  ).toContain("is live");
  expect(await live()).toEqual(before);
  expect(await stack.run("publish", ["node", "tools/release.ts", "list", "mf-coach"])).toContain(before.version);
});

test("what was rolled back to stays live through a build of the release after it, and restarts of api and publishing", async ({
  stack,
}, { outputDir }) => {
  const live = async () => {
    const { remotes } = await (await fetch(`${stack.url}/remotes.json`)).json();
    return remotes.find(({ name }: { name: string }) => name === "mf-coach").version;
  };
  const publish = (...command: string[]) => stack.run("publish", ["node", ...command]);
  const bad = await live();
  const good = await coachSaying("The release before it.", outputDir);
  const target = { filesDir: stack.siteDir, registryFile: join(stack.siteDir, "remotes.json") };
  await releaseBundle(target, good, bad);
  await publish("tools/release.ts", "mf-coach", "--without-checks=what is built here is the bad one");
  expect(await live()).toBe(bad);

  expect(await publish("tools/release.ts", "rollback", "mf-coach")).toContain(`mf-coach ${good.release} is live`);
  expect(await publish("tools/build.ts")).toContain(`mf-coach stays at ${good.release}`);
  expect(await live()).toBe(good.release);
  for (const service of ["api", "publish"]) {
    await stack.restart(service);
    expect(await live(), service).toBe(good.release);
  }
  expect(await publish("tools/release.ts", "history", "mf-coach")).toMatch(
    new RegExp(`^\\S+ \\S+ +mf-coach +${good.release} +rolled back`),
  );
});

test("the operator's commands run where the migrations do, by their secrets", async ({ stack }) => {
  expect(await stack.run("migrate", ["node", "tools/clubs.ts", "list", "qa racquet"])).toContain("QA Racquet Club");
  expect(await stack.run("migrate", ["node", "tools/upgrade.ts", "--check"])).toContain("Nothing to do");
  await expect(stack.run("migrate", ["node", "tools/first-admin.ts"])).rejects.toThrow("has an admin already");
});

test("mail goes to the catcher, with links to the proxy's address", async ({ stack }) => {
  const body = JSON.stringify({ email: QA_EMAILS.member });
  expect((await fetch(`${stack.url}/auth/v1/recover`, { method: "POST", headers: json, body })).status).toBe(200);
  expect((await stack.mail.next(QA_EMAILS.member)).link?.origin).toBe(stack.url);
});

test("a member opens /book in the browser, with remotes from origins of their own", async ({ page, stack }) => {
  const origins = new Set<string>();
  page.on("response", (response) => response.ok() && origins.add(new URL(response.url()).origin));
  await signIn(page, "member", `${stack.url}/book`);
  await expect(page.getByRole("grid")).toBeVisible();
  expect([...origins].sort()).toEqual([stack.url, stack.urlsOf("mf-booking")[0]].sort());
});

test("when one api process dies, no request is rejected, and a booking under way is made once", async ({ stack }) => {
  const token = await tokenOf(stack, QA_EMAILS.member);
  const headers = { authorization: `Bearer ${token}` };
  const input = await slot(stack, token, 1, 15);
  const key = randomUUID();
  const me = async () => (await fetch(`${stack.url}/api/v1/me`, { headers })).status;

  const [underWay] = await Promise.allSettled([book(stack.url, token, input, key), stack.kill("api", 0)]);
  expect(new Set(await Promise.all(Array.from({ length: 40 }, me)))).toEqual(new Set([200]));
  const again = await book(stack.url, token, input, key);
  expect(again.status).toBe(201);
  if (underWay.status === "fulfilled" && underWay.value.booking)
    expect(again.booking?.id).toBe(underWay.value.booking.id);

  const made = await asOwner(
    stack,
    (sql) => sql<{ id: string }[]>`select id from bookings where court_id = ${input.court_id} and status = 'confirmed'`,
  );
  expect(made).toEqual([{ id: again.booking?.id }]);
});
