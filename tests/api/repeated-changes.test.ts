import { randomUUID } from "node:crypto";
import { RETENTION_NAMES, RETENTION_RANGES } from "@courtside/contracts/domain/retention.ts";
import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { block, list, rules } from "../support/court-blocks.ts";
import { dateFromNow, makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const today = dateFromNow(0);

/** A change that is sent with a key, as often as it is called. */
const keyed = (person: TestPerson, method: string, path: string, body?: unknown, key: string = randomUUID()) => {
  const headers = { "idempotency-key": key };
  return () => call(path, { method, token: person.token, headers, ...(body !== undefined && { body }) });
};

const actionsOf = async (clubId: string) => {
  const rows = await ownerSql<{ action: string }[]>`
    select action from audit_log where club_id = ${clubId} and outcome = 'success' order by id`;
  return rows.map(({ action }) => action);
};

test("a versioned save that is sent again with its key has its response, whatever was saved since, and is done once", async () => {
  const club = await makeClub();
  const path = `/day-notes/${today}`;
  const note = { body: "Net is torn", version: 0 };
  const put = keyed(club.front_desk, "PUT", path, note);
  const first = await put();
  expect([first.status, first.body.version]).toEqual([200, 1]);
  await keyed(club.admin, "PUT", path, { body: "Net is mended", version: 1 })();
  const again = await put();
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect((await keyed(club.front_desk, "PUT", path, note)()).rejection.code).toBe("day_note_changed");
  expect((await call(path, { token: club.admin.token })).body).toMatchObject({ body: "Net is mended", version: 2 });
  expect(await actionsOf(club.id)).toEqual(["day_note.written", "day_note.written"]);
});

test("ten equal saves at once with one key raise the version once", async () => {
  const club = await makeClub();
  const { body: before } = await call("/club/retention", { token: club.admin.token });
  const [name] = RETENTION_NAMES;
  const save = keyed(club.admin, "PUT", "/club/retention", { ...before, [name]: RETENTION_RANGES[name].min });
  const responses = await Promise.all(Array.from({ length: 10 }, save));
  const version = Number(before.version) + 1;
  expect(responses.map(({ status, body }) => [status, body.version])).toEqual(
    Array.from({ length: 10 }, () => [200, version]),
  );
});

test("another body, another method or another path under the key is another request: 422, nothing changed", async () => {
  const club = await makeClub();
  const key = randomUUID();
  const path = `/day-notes/${today}`;
  const note = { body: "Net is torn", version: 0 };
  await keyed(club.admin, "PUT", path, note, key)();
  for (const other of [
    keyed(club.admin, "PUT", path, { body: "Net is mended", version: 1 }, key),
    keyed(club.admin, "PUT", `/day-notes/${dateFromNow(1)}`, note, key),
    keyed(club.admin, "DELETE", "/me/calendar-feed", undefined, key),
  ])
    expect((await other()).rejection.code).toBe("idempotency_key_reused");
  expect((await call(path, { token: club.admin.token })).body).toMatchObject({ ...note, version: 1 });
});

test("a removal that is sent twice with one key is done both times, also one without a response's body", async () => {
  const club = await makeClub({ rules });
  const day = dateFromNow(2);
  await block(club.admin, { court_ids: [club.courts[0]?.id], start_time: `${day}T09:00`, end_time: `${day}T17:00` });
  const [made] = (await list(club.admin)).data;
  const unblock = keyed(club.admin, "DELETE", `/court-blocks/${made?.id}`);
  const [first, again] = [await unblock(), await unblock()];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  expect((await keyed(club.admin, "DELETE", `/court-blocks/${made?.id}`)()).status).toBe(404);

  const { body: hook } = await call("/webhooks", {
    method: "POST",
    token: club.admin.token,
    body: { url: "https://example.com/hook", events: ["booking.created"] },
  });
  const unhook = keyed(club.admin, "DELETE", `/webhooks/${hook.id}`);
  expect([(await unhook()).status, (await unhook()).status]).toEqual([204, 204]);
  const removed = (await actionsOf(club.id)).filter((action) => /deleted|removed/.test(action));
  expect(removed).toEqual(["court_block.deleted", "webhook.deleted"]);
});

test("a rejected change is not kept: with its key it may succeed later", async () => {
  const club = await makeClub();
  const path = `/day-notes/${today}`;
  const late = keyed(club.admin, "PUT", path, { body: "Second", version: 1 });
  expect((await late()).rejection.code).toBe("day_note_changed");
  await keyed(club.front_desk, "PUT", path, { body: "First", version: 0 })();
  expect((await late()).body).toMatchObject({ body: "Second", version: 2 });
});

test("the secret of a door gateway that is set twice with one key is the same, and is kept encrypted", async () => {
  const club = await makeClub();
  const set = keyed(club.admin, "PUT", "/door-gateway", { url: "https://example.com/door" });
  const [first, again] = [await set(), await set()];
  expect(first.body.secret).toMatch(/^whsec_/);
  expect(again.body).toEqual(first.body);
  const kept = await ownerSql`select response from idempotency_keys where user_id = ${club.admin.id}`;
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(first.body.secret);
});
