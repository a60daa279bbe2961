import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { afterAll, expect, inject, test } from "vitest";
import { readArchive } from "../../../tools/operator/import-club/read-archive.ts";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { call } from "../../support/call.ts";
import { type FurnishedClub, makeFurnishedClub } from "../../support/furnished-club.ts";
import { readOperations, sampleRequest } from "../../support/openapi-operations.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { runTool } from "../../support/run-tool.ts";
import { apiUrl, ownerSql } from "../../support/world.ts";

/** Another installation, with the same keys. */
const there = await startOwnDatabase();
const env = { ...there.env, DATA_DIR: inject("dataDir"), SITE_URL: apiUrl };
const toolEnv = { ...env, MIGRATION_DATABASE_URL: there.ownerUrl };
const folder = mkdtempSync(join(tmpdir(), "courtside-import-"));
let api: ApiProcess | undefined;
afterAll(async () => {
  await api?.stop();
  rmSync(folder, { recursive: true });
});
const patient = { timeout: 120_000 };

type Files = Record<string, Uint8Array>;

async function exportOf({ admin }: FurnishedClub): Promise<Files> {
  const headers = { authorization: `Bearer ${admin.token}` };
  const response = await fetch(`${apiUrl}/api/v1/club/export`, { method: "POST", headers });
  return unzipSync(new Uint8Array(await response.arrayBuffer()));
}

function importFiles(files: Files) {
  const file = join(folder, `${randomUUID()}.zip`);
  writeFileSync(file, zipSync(files));
  return runTool("import-club", [file], toolEnv);
}

const encode = (text: string) => new TextEncoder().encode(text);

function withManifest(files: Files, change: (manifest: Record<string, unknown>) => Record<string, unknown>): Files {
  const manifest = JSON.parse(new TextDecoder().decode(files["manifest.json"]));
  return { ...files, "manifest.json": encode(JSON.stringify({ ...manifest, ...change(manifest) })) };
}

/** Without the file's rows, as the manifest says too. */
function emptied(files: Files, name: string): Files {
  const head = encode(`${new TextDecoder().decode(files[name]).split("\r\n")[0]}\r\n`);
  const entry = { rows: 0, sha256: createHash("sha256").update(head).digest("hex") };
  return withManifest({ ...files, [name]: head }, (manifest) => ({
    files: (manifest.files as { name: string }[]).map((file) => ({ ...file, ...(file.name === name && entry) })),
  }));
}

/** A furnished club whose event holds its court, as those made through the api do. */
async function makeWholeClub(): Promise<FurnishedClub> {
  const club = await makeFurnishedClub();
  await ownerSql`
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, event_date_id)
    select club_id, court_id, starts_at, ends_at, 'event', id from event_dates where club_id = ${club.id}`;
  return club;
}

/** Read calls that hang on a secret, which no archive holds (docs/operating.md#moving-a-club). */
const APART = [
  "GET /api-keys",
  "GET /bookings/{id}/door-code",
  "GET /calendar-feeds",
  "GET /door-gateway",
  "GET /me/kiosk-code",
  "GET /me/kiosk-pin",
  "GET /webhooks",
];

const idFor = (club: FurnishedClub, path: string): string => {
  if (path.startsWith("/courts")) return club.courts[0]?.id ?? "";
  if (path.startsWith("/coaches")) return club.coach.id;
  if (path.startsWith("/events")) return club.eventId;
  if (path.startsWith("/imports")) return club.importId;
  if (path.startsWith("/booking-imports")) return club.bookingImportId;
  if (path.startsWith("/closures")) return club.closureId;
  if (path.startsWith("/members")) return club.member.id;
  return club.bookingId;
};

type Responses = Record<string, { status: number; body: unknown }>;

/** Every read call of an installation, by person. */
async function readAll(club: FurnishedClub, url: string, now: string): Promise<Responses> {
  const responses: Responses = {};
  const headers = { "x-request-id": "the-same-request" };
  for (const operation of await readOperations()) {
    if (operation.method !== "GET" || APART.includes(operation.name)) continue;
    const needed = operation.parameters.filter(({ in: where, required }) => where === "path" || required);
    const places = needed.map(({ name, in: where }) => [`${where} ${name}`, idFor(club, operation.path)]);
    const { path, query } = sampleRequest(operation, Object.fromEntries(places));
    for (const { role, token } of [club.admin, club.front_desk, club.coach, club.member]) {
      const { status, body, text } = await call(path, { token, query, url, headers, now });
      responses[`${operation.name} as ${role}`] = { status, body: Object.keys(body).length > 0 ? body : text };
    }
  }
  return responses;
}

/** Without what the import itself has written, and the PIN that must be set again. */
function comparable(responses: Responses): Responses {
  for (const [name, { body }] of Object.entries(responses)) {
    const { data, profile } = body as {
      data?: { id?: string; action?: string }[];
      profile?: { has_staff_pin: boolean };
    };
    if (name.startsWith("GET /audit-log")) {
      if (data?.[0]?.action === "club.imported") data.shift();
      for (const entry of data ?? []) entry.id = "numbered anew";
    }
    if (name.startsWith("GET /me as") && profile) profile.has_staff_pin = false;
  }
  return responses;
}

test("an exported club gives the same responses to every read call of a fresh installation", patient, async () => {
  const club = await makeWholeClub();
  const apostrophe = "'=1+1";
  await ownerSql`update courts set name = ${apostrophe} where club_id = ${club.id} and id = ${club.courts[0]?.id ?? ""}`;
  await ownerSql`update memberships set bio = '=2+2' where club_id = ${club.id} and user_id = ${club.coach.id}`;
  const files = await exportOf(club);
  const { code, stdout, stderr } = await importFiles(files);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("0 of its people had an account here; 4 accounts were made, without a password");
  expect(stdout).toContain(
    "Not taken over: 1 calendar addresses, 1 webhooks, 1 deliveries of webhooks, 1 gateway of doors.",
  );
  // Their sessions here, for the same tokens.
  for (const { id, sessionId } of [club.admin, club.front_desk, club.coach, club.member]) {
    await there.sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${id})`;
  }
  api = await startApi({ ...env, TEST_CLOCK: "on", SEND_NOTICES: "off" });
  const now = new Date().toISOString();
  const [here, imported] = await Promise.all([readAll(club, apiUrl, now), readAll(club, api.url, now)]);
  expect(Object.keys(here).length).toBeGreaterThan(200);
  expect(comparable(imported)).toEqual(comparable(here));

  const again = await importFiles(files);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining("has the club already")]);
  // Nothing is sent twice, and no key works.
  expect(await there.sql`select from notices where state in ('queued', 'sending')`).toHaveLength(0);
  expect(await there.sql`select from api_keys where revoked_at is null`).toHaveLength(0);

  const recovery = await fetch(`${api.url}/auth/v1/recover`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: club.member.email }),
  });
  expect(recovery.status).toBe(200);
  await expect
    .poll(() => there.sql`select from auth.one_time_tokens where user_id = ${club.member.id} and purpose = 'recovery'`)
    .toHaveLength(1);
});

test("accounts are found by their address, every reference follows, and the audit log verifies", patient, async () => {
  const club = await makeWholeClub();
  const id = randomUUID();
  const email = club.member.email.toUpperCase();
  await there.sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`;
  await there.sql`insert into users (id, email, full_name) values (${id}, ${email}, 'Known here')`;
  const files = await exportOf(club);
  // The job has reached a time after these entries.
  await there.sql`update auth.audit_chained set at = clock_timestamp()`;
  const { stdout } = await importFiles(files);
  expect(stdout).toContain("1 of its people had an account here; 3 accounts were made");
  const bookings = await there.sql`select user_id from bookings where club_id = ${club.id}`;
  expect(bookings.map(({ user_id }) => user_id)).toEqual([id]);
  expect(await there.sql`select from users where id = ${club.member.id}`).toHaveLength(0);
  const verified = await runTool("verify-audit", [club.id], toolEnv);
  expect([verified.code, verified.stdout]).toEqual([0, expect.stringMatching(/^[1-9]\d* entries in 1 chains match/)]);
});

test(
  "an archive that is changed, incomplete, newer or contradictory is rejected and leaves nothing",
  patient,
  async () => {
    const club = await makeWholeClub();
    const files = await exportOf(club);
    const { "guests.csv": guests = new Uint8Array(), ...without } = files;
    const unreadable: [Files, string][] = [
      [{ ...files, "guests.csv": encode("id\r\n") }, "guests.csv was changed after the export"],
      [without, "guests.csv is missing"],
      [{ ...files, "more.csv": guests }, "more.csv, which its manifest does not name"],
      [withManifest(files, () => ({ version: 3 })), "made by a newer release"],
      [withManifest(files, () => ({ schema: undefined })), "made by an earlier release"],
    ];
    for (const [archive, message] of unreadable) expect(() => readArchive(zipSync(archive))).toThrow(message);
    const rejected: [Files, string][] = [
      [withManifest(files, () => ({ schema: 100_000 })), "upgrade this installation first"],
      [emptied(files, "court_occupancies.csv"), "changed while it was exported"],
      [emptied(files, "courts.csv"), "changed while it was exported"],
    ];
    for (const [archive, message] of rejected) {
      const { code, stderr } = await importFiles(archive);
      expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    }
    await there.sql`insert into auth.users (email) values (${club.member.email})`;
    const unproven = await importFiles(files);
    expect([unproven.code, unproven.stderr]).toEqual([1, expect.stringContaining("never proven them")]);
    expect(await there.sql`select from clubs where id = ${club.id}`).toHaveLength(0);
    expect(await there.sql`select from auth.users where id = ${club.admin.id}`).toHaveLength(0);
  },
);
