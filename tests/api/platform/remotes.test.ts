import { afterAll, expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { makeClub } from "../../support/world.ts";
import { operatorOf, startPlatformApi } from "./platform-api.ts";

const { url, remote, release, build, stop } = await startPlatformApi();
afterAll(stop);
const { token, email } = await operatorOf(await makeClub());

interface Released {
  version: string;
  only_canary: boolean;
}
interface Remotes {
  may_change: boolean;
  remotes: { name: string; live: string; previous: string | null; canary: unknown; releases: Released[] }[];
  history: { what: string; version: string; who: string }[];
  errors: unknown[];
}

const read = async () => (await call("/platform/remotes", { token, url })).body as unknown as Remotes;
const change = (body: object) =>
  call(`/platform/remotes/${remote}/changes`, { method: "POST", token, url, body: body as Record<string, unknown> });
const post = (path: string, body: Record<string, unknown>) => call(path, { method: "POST", url, body });

test("what is live, what was released by whom, what it weighs, and how it does in browsers", async () => {
  const first = await release("first");
  const second = await release("second");
  for (const ms of [80, 90, 240, 3_000])
    expect((await post("/remote-loads", { loads: [{ remote, version: second, ms }] })).status).toBe(204);
  // A stranger makes up a release: nothing is kept of it.
  await post("/remote-loads", { loads: [{ remote, version: "1.0.0-unknown", ms: 5 }] });
  await post("/client-errors", { remote, version: second, kind: "chunk", screen: "main" });
  expect(await read()).toMatchObject({
    days: 7,
    may_change: true,
    overrides: { allowed: true, origins: ["http://localhost:*", "http://127.0.0.1:*"] },
    remotes: [
      {
        name: remote,
        live: second,
        previous: first,
        canary: null,
        releases: [
          { version: second, who: "Ada", commit: "1a2b3c4", errors: 1, loads: 4, median_ms: 100, p95_ms: 4_000 },
          { version: first, errors: 0, loads: 0, median_ms: null, p95_ms: null },
        ],
        screens: [{ screen: "main", kib: 0.1, budget_kib: 7 }],
      },
    ],
    history: [
      { what: "released", version: second, who: "Ada" },
      { what: "released", version: first },
    ],
  });
  expect((await read()).errors).toContainEqual(
    expect.objectContaining({ remote, version: second, kind: "chunk", screen: "main", times: 1 }),
  );
});

test("a rollback, a promotion and a withdrawal change what browsers get and are in the history under the operator's name", async () => {
  const [{ live = "", previous = "" } = {}] = (await read()).remotes;
  expect((await change({ what: "rollback", version: previous, live })).body).toMatchObject({
    remotes: [{ live: previous }],
  });
  expect((await read()).history[0]).toMatchObject({
    what: "rolled back",
    version: previous,
    who: `${email}, operator`,
  });
  // Decided on what another has changed meanwhile.
  const late = await change({ what: "rollback", version: live, live });
  expect([late.status, late.rejection.code]).toEqual([409, "release_changed"]);
  expect((await change({ what: "promote", version: live, live: previous })).rejection.code).toBe("release_changed");

  const { remotes: again } = (await change({ what: "rollback", version: live, live: previous }))
    .body as unknown as Remotes;
  expect(again[0]?.live).toBe(live);
  const canary = await release("third", { share: 10 });
  expect((await read()).remotes[0]).toMatchObject({ live, canary: { version: canary, audience: { share: 10 } } });
  expect((await change({ what: "withdraw", version: canary, live })).body).toMatchObject({
    remotes: [{ live, canary: null }],
  });
  expect((await read()).history[0]).toMatchObject({ what: "withdrawn", version: canary, who: `${email}, operator` });
  await release("third", { share: 10 });
  expect((await change({ what: "promote", version: canary, live })).body).toMatchObject({
    remotes: [{ live: canary, previous: live, canary: null }],
  });
  await expect((await fetch(`${url}/remotes.json`)).json()).resolves.toMatchObject({ remotes: [{ version: canary }] });
});

test("a build that was never live is no release to go back to, and was no canary", async () => {
  const built = await build("built");
  const [tried, last] = [await release("tried", { share: 10 }), await release("last")];
  const [found] = (await read()).remotes;
  expect(found).toMatchObject({ live: last, previous: "1.0.0-third" });
  const marked = found?.releases.filter(({ only_canary }) => only_canary).map(({ version }) => version);
  expect(marked).toEqual([tried]);
  expect(found?.releases.map(({ version }) => version)).toContain(built);
});

test("where the api may not write releases, the page is for reading", async () => {
  const other = await startPlatformApi({ REMOTE_RELEASES: "off" });
  const [first, second] = [await other.release("first"), await other.release("second")];
  const state = await call("/platform/remotes", { token, url: other.url });
  expect(state.body).toMatchObject({ may_change: false, remotes: [{ live: second }] });
  const { status, rejection } = await call(`/platform/remotes/${other.remote}/changes`, {
    method: "POST",
    token,
    url: other.url,
    body: { what: "rollback", version: first, live: second },
  });
  expect([status, rejection.code]).toEqual([409, "releases_not_writable"]);
  await other.stop();
});
