import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { outcome } from "../../support/try-booking.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import { accept, ask, DAY, decline, NOW, noticesOf, place, requestLesson, requestsOf, withdraw } from "./teaching.ts";

test("a request needs an existing date and time in the future; any hour of the coach is allowed, the same one only once", async () => {
  const club = await makeClub();
  const { member, coach } = club;
  const rejection = (body: object) => outcome(ask(member, coach, body));
  const missing = "400 lesson_time_missing: Please select both a preferred date and time";
  expect(await rejection({ preferred_date: undefined })).toBe(missing);
  expect(await rejection({ preferred_time: undefined })).toBe(missing);
  expect(await rejection({ preferred_date: "2026-02-15" })).toBe("422 past: Cannot book in the past");
  // 17:00Z is noon in New York.
  expect(await rejection({ preferred_date: "2026-02-16", preferred_time: "11:59" })).toBe(
    "422 past: Cannot book in the past",
  );
  expect(
    (await ask(member, coach, { preferred_date: "2026-02-16", preferred_time: "11:59" })).rejection.details,
  ).toEqual({
    field: "preferred_time",
  });
  expect(await rejection({ preferred_date: "2026-03-08", preferred_time: "02:30" })).toBe(
    "400 skipped_time: This time does not exist on that day: the clock changes",
  );
  expect(await rejection({ preferred_date: "2027-03-01" })).toMatch("422 too_far_ahead");
  expect(await rejection({ sport: "golf" })).toMatch("400");
  expect(await rejection({ coach_id: undefined })).toBe("400 validation_failed: Coach ID is required");
  expect(await rejection({ coach_id: club.front_desk.id })).toBe("404 not_found: Coach not found");
  expect(await rejection({ preferred_time: "25:00" })).toMatch("400 validation_failed: preferred_time");
  expect(await requestsOf(member)).toEqual([]);

  const made = await ask(member, coach, { preferred_time: "05:30", notes: "  My backhand  ", sport: "tennis" });
  expect(made.body).toMatchObject({
    status: "pending",
    preferred_date: DAY,
    preferred_time: "05:30",
    notes: "My backhand",
    sport: "tennis",
    coach_name: "Test coach",
    lesson: null,
    can_withdraw: true,
    can_decide: false,
  });
  expect(await rejection({ preferred_time: "05:30" })).toBe(
    "409 already_asked: You have already asked this coach for a lesson at this time",
  );
  expect(await noticesOf(club)).toEqual(["lesson_requested → coach"]);
});

test("at most ten are pending, counted in a race; a retry with its key asks once", async () => {
  const { member, coach } = await makeClub();
  const headers = { "idempotency-key": "once" };
  const [first, again] = [await ask(member, coach, {}, { headers }), await ask(member, coach, {}, { headers })];
  expect(again.body).toEqual(first.body);
  const times = Array.from({ length: 15 }, (_, index) => `1${Math.floor(index / 2) + 1}:${index % 2 ? "30" : "00"}`);
  const responses = await Promise.all(times.map((preferred_time) => ask(member, coach, { preferred_time })));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(9);
  expect(await requestsOf(member, { status: "pending" })).toHaveLength(10);
  const page = await call("/lesson-requests", { token: member.token, now: NOW, query: { limit: "4" } });
  expect(page.body).toMatchObject({ pending_count: 10 });
  const next = await call("/lesson-requests", {
    token: member.token,
    query: { limit: "10", cursor: String(page.body.next_cursor) },
  });
  expect([next.body.data, next.body.next_cursor]).toMatchObject([{ length: 6 }, null]);
});

test("requests whose time has passed use up none of the ten, and the coach's count leaves them out", async () => {
  const { member, coach, admin } = await makeClub();
  const times = Array.from({ length: 10 }, (_, index) => `1${Math.floor(index / 2) + 3}:${index % 2 ? "30" : "00"}`);
  for (const preferred_time of times)
    await requestLesson(member, coach, { preferred_date: "2026-02-16", preferred_time });
  expect(await outcome(ask(member, coach))).toBe("422 too_many_requests: At most 10 requests can be pending");
  // 19:30Z is half past two in New York: 13:00, 13:30, 14:00 and 14:30 are over.
  const late = { now: "2026-02-16T19:30:00Z" };
  expect((await ask(member, coach, {}, late)).status).toBe(201);
  for (const person of [member, coach, admin]) {
    const { body } = await call("/lesson-requests", { token: person.token, ...late, query: { status: "pending" } });
    expect([body.pending_count, body.total]).toEqual([7, 11]);
  }
});

test("members see their own requests, an admin the club's; own ones can be withdrawn, others declined with a reason, once", async () => {
  const club = await makeClub();
  const { member, coach, admin } = club;
  const [other, rival] = await Promise.all([club.person("member", "Other"), club.person("coach", "Rival")]);
  const mine = await requestLesson(member, coach);
  const theirs = await requestLesson(other, rival);
  const idsOf = async (...whose: Parameters<typeof requestsOf>) => (await requestsOf(...whose)).map(({ id }) => id);
  expect([await idsOf(member), await idsOf(coach)]).toEqual([[mine], [mine]]);
  expect((await idsOf(admin)).toSorted()).toEqual([mine, theirs].toSorted());
  expect(await idsOf(admin, { coach_id: rival.id })).toEqual([theirs]);
  expect((await requestsOf(coach))[0]).toMatchObject({
    member_name: "Test member",
    member_email: null,
    can_decide: true,
  });
  const seen = (await requestsOf(admin)).find(({ id }) => id === theirs);
  expect(seen).toMatchObject({ member_email: other.email, can_decide: true });

  const gone = "404 not_found: Lesson request not found";
  expect(await outcome(withdraw(other, mine))).toBe(gone);
  expect(await outcome(decline(rival, mine))).toBe(gone);
  expect(await outcome(accept(rival, mine, place(club)))).toBe(gone);

  expect((await withdraw(member, mine)).body).toMatchObject({ status: "withdrawn", can_withdraw: false });
  expect(await outcome(accept(coach, mine, place(club)))).toBe(
    "409 not_pending: The member has withdrawn this request",
  );
  expect((await decline(rival, theirs, "I am away")).body).toMatchObject({
    status: "declined",
    decline_reason: "I am away",
  });
  const declined = "409 not_pending: This request has been declined already";
  expect(await outcome(decline(admin, theirs))).toBe(declined);
  expect(await outcome(withdraw(other, theirs))).toBe(declined);
  expect(await idsOf(admin, { status: "pending" })).toEqual([]);
  expect((await noticesOf(club)).toSorted()).toEqual([
    "lesson_declined → member",
    "lesson_requested → coach",
    "lesson_requested → coach",
    "lesson_withdrawn → coach",
  ]);
  const trail = await ownerSql`
    select action, actor_id from audit_log
    where club_id = ${club.id} and outcome = 'success' and subject_id = any(${[mine, theirs]}::uuid[]) order by id`;
  expect(trail.map(({ action }) => action)).toEqual([
    "lesson_request.sent",
    "lesson_request.sent",
    "lesson_request.withdrawn",
    "lesson_request.declined",
  ]);
});

test("of a request that is declined only after its time the member is notified all the same, and its coach of none that is withdrawn then", async () => {
  const club = await makeClub();
  const { member, coach } = club;
  const today = (hour: number) =>
    requestLesson(member, coach, { preferred_date: "2026-02-16", preferred_time: `${hour}:00` });
  const late = { now: "2026-02-16T19:30:00Z" };
  const requests = [await today(13), await today(14), await today(15), await today(16)] as const;
  expect((await decline(coach, requests[0], undefined, late)).status).toBe(200);
  expect((await withdraw(member, requests[1], late)).status).toBe(200);
  expect((await decline(coach, requests[2])).status).toBe(200);
  expect((await withdraw(member, requests[3])).status).toBe(200);
  const notices = await ownerSql`
    select kind, useful_until is null as always from notices
    where club_id = ${club.id} and kind in ('lesson_declined', 'lesson_withdrawn') order by details ->> 'time'`;
  expect([...notices]).toEqual([
    { kind: "lesson_declined", always: true },
    { kind: "lesson_declined", always: false },
    { kind: "lesson_withdrawn", always: false },
  ]);
});

test("of withdrawing and accepting at once one succeeds, and there is a lesson only if it was accepted", async () => {
  const club = await makeClub();
  const { member, coach } = club;
  for (const hour of [8, 9, 10, 11]) {
    const id = await requestLesson(member, coach, { preferred_time: `${String(hour).padStart(2, "0")}:00` });
    const time = String(hour).padStart(2, "0");
    const [withdrawn, accepted] = await Promise.all([
      withdraw(member, id),
      accept(coach, id, place(club, `${time}:00`, `${time}:45`)),
    ]);
    expect([withdrawn.status, accepted.status].toSorted()).toEqual([200, 409]);
    const [request] = (await requestsOf(coach)).filter((each) => each.id === id);
    expect(request?.lesson === null).toBe(withdrawn.status === 200);
  }
});
