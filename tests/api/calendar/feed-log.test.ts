import { afterAll, expect, inject, test, vi } from "vitest";
import { openKeys } from "../../../api/src/keys/keys.ts";
import { startApi } from "../../support/api-process.ts";
import { call } from "../../support/call.ts";
import { makeLoadClub } from "../../support/load-club.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { apiUrl } from "../../support/world.ts";

const { sql, env } = await startOwnDatabase();
const dataDir = inject("dataDir");
const api = await startApi({ ...env, DATA_DIR: dataDir, SITE_URL: apiUrl, SEND_NOTICES: "off", LOG_LEVEL: "debug" });
afterAll(() => api.stop());

const keys = await openKeys({ dataDir });
const { members } = await makeLoadClub(sql, keys, { members: 1, courts: 1, siteUrl: apiUrl });
const HIDDEN = "/api/v1/calendar/[secret].ics";

/** A new secret; the one before is unknown from then on. */
async function newSecret(): Promise<string> {
  const { body } = await call("/me/calendar-feed", { url: api.url, method: "POST", token: members[0]?.token });
  return /([\w-]{43})\.ics$/.exec(String(body.url))?.[1] ?? "";
}

/** Reads an address; returns the status and path of each line that the request leaves in the log. */
async function logged(path: string) {
  const requestId = crypto.randomUUID();
  const { status } = await fetch(`${api.url}${path}`, { headers: { "x-request-id": requestId } });
  const lines = await vi.waitFor(
    () => {
      const found = api
        .log()
        .split("\n")
        .filter((line) => line.includes(requestId) && line.endsWith("}"));
      const parsed = found.map((line) => JSON.parse(line) as { path?: string; status?: number; msg: string });
      if (!parsed.some(({ msg }) => msg === "request")) throw new Error("not logged yet");
      return parsed;
    },
    { timeout: 20_000 },
  );
  return { status, lines };
}

test("the log never has the secret of a calendar feed: read, unknown, mistyped, or failed", async () => {
  const old = await newSecret();
  const secret = await newSecret();
  const read = await logged(`/api/v1/calendar/${secret}.ics`);
  expect(read).toMatchObject({ status: 200, lines: [{ path: HIDDEN, status: 200 }] });
  const unknown = await logged(`/api/v1/calendar/${old}.ics`);
  expect(unknown).toMatchObject({ status: 404, lines: [{ path: HIDDEN, status: 404, code: "not_found" }] });

  for (const mistyped of [
    `/api/v1/calendar/${secret}`,
    `/api/v1/calendar/${secret}.ics/`,
    `/api/v1/calendar//${secret}.ics`,
    `/api/v1/%63alendar/${secret}.ics`,
    `/api/v1/calendar%2F${secret}.ics`,
    `/api/v1/Calendar/${secret}.ics`,
    `/calendar/${secret}.ics`,
  ]) {
    const { lines } = await logged(mistyped);
    for (const { path } of lines) expect(path, mistyped).toMatch(/\/calendar(\/|%2F)\[secret\]\.ics$/i);
  }

  await sql`alter function begin_calendar_feed(bytea) rename to begin_calendar_feed_before`;
  const failed = await logged(`/api/v1/calendar/${secret}.ics`);
  expect(failed.status).toBe(500);
  expect(failed.lines).toMatchObject([{ msg: "unexpected error" }, { msg: "request", path: HIDDEN, status: 500 }]);

  for (const each of [secret, old]) expect(api.log().includes(each)).toBe(false);
});
