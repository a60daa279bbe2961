import { expect, test } from "vitest";
import { cancel } from "../../support/try-booking.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import { accept, NOW, place, requestLesson, schedule } from "./teaching.ts";

/** What a rejection is about: its code and the field of the request. */
const reasonOf = async (response: ReturnType<typeof schedule>) => {
  const { rejection } = await response;
  return [rejection.code, rejection.details?.field];
};

test("each rejection of a lesson names the field of the request", async () => {
  const club = await makeClub();
  const { coach, member, admin } = club;
  const tried = (change: object, by = coach) =>
    reasonOf(schedule(by, { ...place(club), member_id: member.id, ...change }));
  expect(await tried({ court_id: club.id })).toEqual(["not_found", "court_id"]);
  expect(await tried({ member_id: club.id })).toEqual(["not_found", "member_id"]);
  expect(await tried({ coach_id: member.id }, admin)).toEqual(["not_found", "coach_id"]);
  // A member of the club that is there, but is not who is named.
  expect(await tried({ member_id: coach.id })).toEqual(["not_found", "member_id"]);
  expect(await tried({ start_time: "today" })).toEqual(["validation_failed", "start_time"]);
  expect(await tried({ end_time: "2026-02-30T11:00" })).toEqual(["validation_failed", "end_time"]);
  expect(await tried({ end_time: place(club).start_time })).toEqual(["end_before_start", "end_time"]);
  expect(await tried({ start_time: "2026-02-16T11:45" })).toEqual(["past", "start_time"]);
  expect(await tried({ start_time: "2026-02-18T05:00" })).toEqual(["outside_hours", "start_time"]);
  expect(await tried({ start_time: "2026-02-18T10:05" })).toEqual(["misaligned", "start_time"]);
  // It may begin at this instant.
  const now = { start_time: "2026-02-16T12:00", end_time: "2026-02-16T13:00" };
  expect((await schedule(coach, { ...place(club), member_id: member.id, ...now })).status).toBe(201);
});

test("a lesson's audit row names both people; each of them is mailed its court, time and the other's name", async () => {
  const club = await makeClub();
  const { admin, coach, member } = club;
  const { body } = await schedule(admin, { ...place(club), member_id: member.id, coach_id: coach.id });
  const audit = await ownerSql`
    select actor_id, detail from audit_log where club_id = ${club.id} and action = 'lesson.booked' and subject_id = ${String(body.id)}`;
  expect(audit).toMatchObject([{ actor_id: admin.id, detail: { for: member.id, coach: coach.id } }]);

  const mails = async (kind: string) =>
    await ownerSql`
      select user_id, details, dedupe_key, extract(epoch from send_after - created_at)::int as delay from notices where club_id = ${club.id} and kind = ${kind} order by details->>'isCoach'`;
  const at = {
    courtName: "Court 1",
    startsAt: "2026-02-18T15:00:00.000Z",
    endsAt: "2026-02-18T16:00:00.000Z",
    booking: { id: body.id, sequence: 0 },
  };
  expect(await mails("lesson_scheduled")).toEqual([
    {
      user_id: member.id,
      details: { ...at, withName: "Test coach", isCoach: false },
      dedupe_key: `lesson_scheduled:${body.id}:member`,
      delay: 0,
    },
    {
      user_id: coach.id,
      details: { ...at, withName: "Test member", isCoach: true },
      dedupe_key: `lesson_scheduled:${body.id}:coach`,
      delay: 0,
    },
  ]);
  expect((await cancel(coach, body.id, { now: NOW, reason: "Rain" })).status).toBe(200);
  const canceled = { ...at, booking: { id: body.id, sequence: 1 }, reason: "Rain" };
  expect(await mails("lesson_canceled")).toMatchObject([
    {
      user_id: member.id,
      details: { ...canceled, withName: "Test coach", isCoach: false, byReader: false },
      delay: 15,
    },
    { user_id: coach.id, details: { ...canceled, withName: "Test member", isCoach: true, byReader: true }, delay: 15 },
  ]);
});

test("where the court is taken all day, the same time on the open courts of its sport is offered", async () => {
  const club = await makeClub({ courts: 3 });
  const { coach, member } = club;
  const [, second, third] = club.courts;
  await ownerSql`update courts set is_active = false where id = ${String(second?.id)}`;
  const [rival, other] = await Promise.all([club.person("coach", "Rival"), club.person("member", "Other")]);
  expect((await schedule(rival, { ...place(club, "06:00", "22:00"), member_id: other.id })).status).toBe(201);
  const { rejection } = await accept(coach, await requestLesson(member, coach), place(club));
  expect([rejection.code, rejection.details?.field]).toEqual(["slot_conflict", "start_time"]);
  expect(rejection.details?.alternatives).toMatchObject([
    { court_id: third?.id, start_time: "2026-02-18T15:00:00.000Z" },
  ]);
});
