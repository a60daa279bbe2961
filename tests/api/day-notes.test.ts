import { expect, onTestFinished, test } from "vitest";
import { call } from "../support/call.ts";
import { openLive } from "../support/live-stream.ts";
import { dateFromNow, makeClub, ownerSql, type TestPerson } from "../support/world.ts";

const date = dateFromNow(0);
const read = ({ token }: TestPerson, day = date) => call(`/day-notes/${day}`, { token });
const write = ({ token }: TestPerson, body: unknown, day = date) =>
  call(`/day-notes/${day}`, { method: "PUT", token, body });

test("staff write the note of a day, all staff and coaches read it, and the audit log says who wrote without the text", async () => {
  const club = await makeClub();
  const none = { date, body: "", version: 0, author_name: null, written_at: null };
  expect((await read(club.front_desk)).body).toEqual(none);
  const first = await write(club.front_desk, { body: "  Net of court 3 is torn.\nKeys at Ada's. ", version: 0 });
  expect(first.status).toBe(200);
  const note = { date, body: "Net of court 3 is torn.\nKeys at Ada's.", version: 1, written_at: expect.any(String) };
  expect(first.body).toEqual({ ...note, author_name: club.front_desk.name });
  for (const person of [club.admin, club.front_desk, club.coach]) {
    expect((await read(person)).body, person.role).toEqual(first.body);
  }
  const second = await write(club.admin, { body: "Net is mended.", version: 1 });
  expect(second.body).toMatchObject({ body: "Net is mended.", version: 2, author_name: club.admin.name });
  expect((await read(club.coach, dateFromNow(1))).body).toEqual({ ...none, date: dateFromNow(1) });
  const trail = await ownerSql`select actor_id, action, detail from audit_log where club_id = ${club.id} order by id`;
  expect([...trail]).toEqual([
    { actor_id: club.front_desk.id, action: "day_note.written", detail: { date, version: 1 } },
    { actor_id: club.admin.id, action: "day_note.written", detail: { date, version: 2 } },
  ]);
});

test("members read and write none, coaches write none, previews included", async () => {
  const club = await makeClub();
  await write(club.admin, { body: "Quiet", version: 0 });
  await ownerSql`update auth.sessions set impersonating_role = 'member' where id = ${club.admin.sessionId}`;
  for (const person of [club.member, club.admin]) expect((await read(person)).status, person.role).toBe(403);
  for (const person of [club.member, club.coach, club.admin]) {
    expect((await write(person, { body: "Mine", version: 1 })).status, person.role).toBe(403);
  }
  expect((await call(`/day-notes/${date}`)).status).toBe(401);
  expect((await read(club.front_desk)).body).toMatchObject({ body: "Quiet", version: 1 });
});

test("of two writers the second gets the other's text and overwrites nothing; with its version the next save succeeds", async () => {
  const club = await makeClub();
  await write(club.admin, { body: "Start", version: 0 });
  await write(club.admin, { body: "Ada's text", version: 1 });
  const late = await write(club.front_desk, { body: "Sam's text", version: 1 });
  expect([late.status, late.rejection.code]).toEqual([409, "day_note_changed"]);
  expect(late.rejection.message).toBe(`${club.admin.name} has changed the note meanwhile`);
  const current = late.rejection.details?.current;
  expect(current).toEqual((await read(club.admin)).body);
  expect(current).toMatchObject({ body: "Ada's text", version: 2 });
  const merged = await write(club.front_desk, { body: "Ada's text\nSam's text", version: 2 });
  expect(merged.body).toMatchObject({ body: "Ada's text\nSam's text", version: 3 });
});

test("of ten first writers at once one wins, and the others get its text", async () => {
  const club = await makeClub();
  const texts = Array.from({ length: 10 }, (_, at) => `Text ${at}`);
  const responses = await Promise.all(texts.map((body) => write(club.front_desk, { body, version: 0 })));
  const won = responses.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const kept = (await read(club.admin)).body;
  expect(kept).toEqual(won[0]?.body);
  for (const { status, rejection } of responses.filter((each) => each !== won[0])) {
    expect([status, rejection.details?.current]).toEqual([409, kept]);
  }
});

test("the same text again changes nothing, an empty one removes the note, and the version keeps rising", async () => {
  const club = await makeClub();
  const first = await write(club.admin, { body: "Once", version: 0 });
  expect((await write(club.admin, { body: "Once", version: 0 })).body).toEqual(first.body);
  expect((await write(club.admin, { body: "   ", version: 1 })).body).toMatchObject({ body: "", version: 2 });
  expect((await write(club.admin, { body: "Again", version: 2 })).body).toMatchObject({ body: "Again", version: 3 });
});

test("a change reaches other desks live, without the text", async () => {
  const club = await makeClub();
  const stream = await openLive(club.admin);
  onTestFinished(() => stream.close());
  await write(club.front_desk, { body: "Ladder at 18:00", version: 0 });
  expect(await stream.next()).toEqual({ event: "change", data: { topic: "day-notes" } });
});

test("another club's note is never read or changed", async () => {
  const [club, other] = [await makeClub(), await makeClub()];
  const theirs = await write(other.admin, { body: "Theirs", version: 0 });
  expect((await read(club.admin)).body).toMatchObject({ body: "", version: 0 });
  expect((await write(club.admin, { body: "Ours", version: 0 })).body).toMatchObject({ body: "Ours", version: 1 });
  expect((await read(other.admin)).body).toEqual(theirs.body);
});

test.each([
  ["body", { body: "x".repeat(2001), version: 0 }],
  ["body", { body: "nul \0", version: 0 }],
  ["body", { version: 0 }],
  ["body", { body: 3, version: 0 }],
  ["version", { body: "Text" }],
  ["version", { body: "Text", version: -1 }],
  ["version", { body: "Text", version: 1.5 }],
  ["version", { body: "Text", version: 2 ** 31 }],
])("%s of %j is rejected by its name and nothing changes", async (field, wrong) => {
  const { admin } = await makeClub();
  const { status, rejection } = await write(admin, wrong);
  expect([status, rejection.details?.field]).toEqual([400, field]);
  expect((await read(admin)).body).toMatchObject({ version: 0 });
});

test.each(["2026-02-30", "9999-01-01", "today"])("the date %s is rejected by its name", async (day) => {
  const { admin } = await makeClub();
  for (const response of [await read(admin, day), await write(admin, { body: "Text", version: 0 }, day)]) {
    expect([response.status, response.rejection.details?.field]).toEqual([400, "date"]);
  }
});
