import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { dumpClub } from "../support/club-dump.ts";
import { type FurnishedClub, makeFurnishedClub } from "../support/furnished-club.ts";
import { idOfPlace } from "../support/id-of-place.ts";
import { openLive } from "../support/live-stream.ts";
import { idPlaces, type Operation, readOperations, sampleRequest } from "../support/openapi-operations.ts";
import { OPERATION_RULES } from "../support/operation-rules.ts";
import { apiUrl, ownerSql, type TestPerson } from "../support/world.ts";

const operations = await readOperations();

let club: FurnishedClub;
let demo: FurnishedClub;
/** One could not try all operations: the demo limits how much a visitor changes. */
let visitors: TestPerson[];

beforeAll(async () => {
  [club, demo] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  await ownerSql`
    update clubs set subscription_status = 'trialing', trial_expires_at = now() - interval '1 second' where id = ${club.id}`;
  await ownerSql`update clubs set subscription_status = 'none', is_demo = true where id = ${demo.id}`;
  visitors = [demo.member, await demo.person("member")];
  const ids = visitors.map(({ id }) => id);
  await ownerSql`
    update users set is_demo = true, created_at = now() - interval '61 minutes' where id = any(${ids}::uuid[])`;
});

const dumps = () => Promise.all([club, demo].map(({ id }) => dumpClub(id, { without: ["audit_log"] })));

/** A valid request for the club's own rows. */
function ask(operation: Operation, of: FurnishedClub, token: string) {
  const ids = Object.fromEntries(idPlaces(operation).map((place) => [place, idOfPlace(of, operation.path, place)]));
  const { path, method, query, body } = sampleRequest(operation, ids);
  return call(path, { method, query, token, ...(body && { body }) });
}

describe.each(operations)("$name", (operation) => {
  const rule = OPERATION_RULES[operation.name];

  test(`${rule?.whenExpired ?? "unclassified"} when the club's access has expired, for its admin and for a demo visitor`, async () => {
    expect(rule, "say in tests/support/operation-rules.ts whether it stays open").toBeDefined();
    const before = await dumps();
    const responses = [
      await ask(operation, club, rule?.by === "device" ? club.deviceToken : club.admin.token),
      // A visitor cannot call admin operations: the role is rejected first, or the expiry.
      await ask(operation, demo, visitors[operations.indexOf(operation) % 2]?.token ?? ""),
    ];
    const [ofAdmin, ofVisitor] = responses;
    if (rule?.whenExpired === "open") {
      for (const { status, text } of responses) expect(status, text).not.toBe(402);
      return;
    }
    expect([ofAdmin?.status, ofAdmin?.rejection]).toMatchObject([
      402,
      { code: "access_expired", details: { access_type: "trial_expired" } },
    ]);
    if (operation.name === "PUT /me/impersonation" || rule?.by) expect(ofVisitor?.status).toBe(403);
    else
      expect(ofVisitor?.rejection).toMatchObject({ code: "access_expired", details: { access_type: "demo_expired" } });
    expect(await dumps()).toEqual(before);
  });
});

test("the stream of changes is closed to a demo visitor; a club only gets changes of the club itself", async () => {
  expect((await call("/live", { token: demo.member.token })).rejection.code).toBe("access_expired");
  const stream = await openLive(club.admin, apiUrl, { topic: "club" });
  for (const topic of ["bookings", "club"])
    await ownerSql`select pg_notify('courtside_live', ${JSON.stringify({ club_id: club.id, topic })})`;
  expect((await stream.next()).data).toEqual({ topic: "club" });
  stream.close();
});

test("an open operation says why, so that the web can lead on", async () => {
  const { body } = await call("/me", { token: club.admin.token });
  expect(body).toMatchObject({
    role: "admin",
    access: { has_access: false, access_type: "trial_expired", days_remaining: 0 },
    trial: { has_access: false, trial_active: false, is_paid: false },
  });
  expect((await call("/plans", { token: club.admin.token })).status).toBe(200);
});

test(`${operations.length} operations are tried twice each`, () => {
  expect(operations.length).toBeGreaterThanOrEqual(15);
});
