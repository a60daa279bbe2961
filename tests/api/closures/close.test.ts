import { randomUUID } from "node:crypto";
import type { CourtGrid } from "@courtside/contracts/domain/club-day/day-grid.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import {
  at,
  bookingsOf,
  closureCalls,
  closureViolations,
  DAY,
  makeWetClub,
  NO_CLOSURE_VIOLATIONS,
  NOW,
  noticesOf,
  seen,
} from "../../support/closures.ts";
import { openLive } from "../../support/live-stream.ts";
import { NO_WAITLIST_VIOLATIONS, waitlistViolations } from "../../support/waitlist-invariants.ts";
import { openTestPool, runQueue } from "../../support/waitlist-world.ts";
import { makeClub, ownerSql } from "../../support/world.ts";
import { eventCalls, eventOf, eventViolations, NO_VIOLATIONS as NO_EVENT_VIOLATIONS } from "../events/event-calls.ts";
import { schedule } from "../lessons/teaching.ts";

const db = openTestPool();

const morning = { start_time: `${DAY}T08:00`, end_time: `${DAY}T14:00`, reason: "rain" };

test("rain: the preview is what happens; offers are withdrawn, fees waived, each person is notified once, alternatives are held", async () => {
  const club = await makeWetClub({ rules: { guest_fee_cents: 500 } });
  const [one, two] = club.courts.map(({ id }) => id);
  const other = await club.person("member", "Other member");
  const desk = closureCalls(club.front_desk);
  const guest = { guest_name: "Gwen Guest", guest_email: "gwen@guests.test" };
  const booked = await closureCalls(club.member).book(one, "09:00", { players: [{ user_id: other.id }, guest] });
  expect(booked.status, booked.text).toBe(201);
  const also = await closureCalls(club.member).book(two, "11:00");
  const span = { club_id: club.id, court_id: two ?? "", starts_at: at("09:00"), ends_at: at("10:00") };
  const lesson = { ...span, user_id: other.id, created_by: club.coach.id, kind: "lesson", coach_id: club.coach.id };
  // The other member plays at 09:00: their lesson is at noon.
  const noon = { ...lesson, starts_at: at("12:00"), ends_at: at("13:00") };
  const [taught] = await ownerSql<{ id: string }[]>`insert into bookings ${ownerSql(noon)} returning id`;
  const { starts_at, ends_at } = noon;
  const held = {
    club_id: club.id,
    court_id: two ?? "",
    starts_at,
    ends_at,
    kind: "lesson",
    booking_id: taught?.id ?? "",
  };
  await ownerSql`insert into court_occupancies ${ownerSql(held)}`;
  const { create, register } = eventCalls(NOW);
  const evening = { start_time: `${DAY}T13:00`, end_time: `${DAY}T14:00` };
  const event = eventOf(await create(club.admin, { title: "Social", ...evening, court_id: one }));
  await register(other, event.id);
  const waiting = { sport: "tennis", requested_date: DAY, club_id: club.id, user_id: club.coach.id };
  const [entry] = await ownerSql<{ id: string }[]>`insert into waitlist_entries ${ownerSql(waiting)} returning id`;
  const offered = { ...span, entry_id: entry?.id ?? "", user_id: club.coach.id, expires_at: at("08:30") };
  const [offer] = await ownerSql<{ id: string }[]>`insert into waitlist_offers ${ownerSql(offered)} returning id`;
  await ownerSql`insert into court_occupancies ${ownerSql({ ...span, kind: "offer_held", offer_id: offer?.id ?? "" })}`;

  const input = { court_ids: [one, two], ...morning, message: "Dry at two" };
  const before = await desk.preview(input);
  const preview = seen(before);
  expect(preview.items.map(({ kind, outcome }) => `${kind} ${outcome}`).toSorted()).toEqual([
    "booking cancel",
    "booking cancel",
    "event cancel",
    "lesson cancel",
    "waitlist_entry keep",
    "waitlist_offer withdraw",
  ]);
  expect(preview.items.find(({ id }) => id === booked.body.id)).toMatchObject({
    user_name: club.member.name,
    players: ["Other member", "Gwen Guest"],
  });
  expect(before.body.counts).toEqual({ cancel: 4, move: 0, keep: 0, withdraw: 1, waiting: 1 });
  expect(preview.people).toBe(4);

  const stream = await openLive(club.member);
  const made = await desk.close({ ...input, version: preview.version }, { "idempotency-key": `rain ${club.id}` });
  const closure = seen(made);
  expect(closure.items).toEqual(preview.items);
  expect(made.body).toMatchObject({ state: "closed", canceled: 4, moved: 0, alternatives_held: 6, people: 4 });
  expect((await stream.next()).data).toMatchObject({ topic: "bookings", dates: expect.arrayContaining([DAY]) });
  stream.close();
  const again = await desk.close({ ...input, version: preview.version }, { "idempotency-key": `rain ${club.id}` });
  expect([again.status, again.body]).toEqual([201, made.body]);

  expect(await noticesOf(club.id)).toEqual({
    [club.member.id]: 1,
    [other.id]: 1,
    [club.coach.id]: 1,
    "gwen@guests.test": 1,
  });
  const others = await ownerSql`
    select kind from notices where club_id = ${club.id}
      and kind in ('booking_blocked', 'player_canceled', 'lesson_canceled', 'event_date_lost', 'waitlist_withdrawn')`;
  expect(others).toEqual([]);
  const [fees] = await ownerSql`select sum(fee_cents)::int as due from booking_players where club_id = ${club.id}`;
  expect(fees?.due).toBe(0);
  expect(await closureViolations(club.id)).toEqual(NO_CLOSURE_VIOLATIONS);
  const [mine] = await ownerSql`select cancel_reason from bookings where id = ${String(booked.body.id)}`;
  expect(mine?.cancel_reason).toBe("Courts closed: Rain: Dry at two");
  const rejected = await closureCalls(club.member).book(one, "10:00");
  expect(rejected.rejection.code).toBe("slot_conflict");

  // Three slots are held for each canceled booking; taking one ends the others for it.
  const member = closureCalls(club.member);
  const mineHeld = await member.alternatives();
  expect(mineHeld.map(({ booking_id, alternatives }) => [booking_id, alternatives.length])).toEqual([
    [booked.body.id, 3],
    [also.body.id, 3],
  ]);
  const first = mineHeld[0]?.alternatives[0];
  const stolen = await closureCalls(other).book(first?.court_id, first?.start_time.slice(11, 16) ?? "");
  expect(stolen.rejection.code).toBe("slot_conflict");
  expect((await closureCalls(other).accept(first?.offer_id)).status).toBe(404);
  const taken = await member.accept(first?.offer_id);
  expect(taken.status, taken.text).toBe(201);
  expect((await member.alternatives()).map(({ booking_id }) => booking_id)).toEqual([also.body.id]);
  const late = await member.accept(mineHeld[0]?.alternatives[1]?.offer_id);
  expect([late.status, late.rejection.code]).toEqual([409, "offer_withdrawn"]);
  expect(await waitlistViolations(ownerSql, club.id)).toMatchObject({ ...NO_WAITLIST_VIOLATIONS, unbooked: 0 });

  const undone = await desk.undo(closure.id);
  expect([undone.status, undone.rejection.code]).toEqual([409, "closure_rebooked"]);
  expect((await desk.list()).body).toMatchObject({
    data: [{ id: closure.id, alternatives_taken: 1, alternatives_held: 3 }],
  });
});

test("alternatives are on courts with room for the players of the canceled booking, who come along", async () => {
  const club = await makeWetClub();
  const [one, , three, four] = club.courts.map(({ id }) => id);
  const partner = await club.person("member", "Ben Partner");
  const member = closureCalls(club.member);
  await ownerSql`update courts set max_players = 2 where club_id = ${club.id} and id <> ${one ?? ""} and id <> ${four ?? ""}`;
  const players = [{ user_id: partner.id }, { guest_name: "Gus Guest" }];
  await member.book(one, "09:00", { players });
  const desk = closureCalls(club.front_desk);
  const input = { court_ids: [one], ...morning, end_time: `${DAY}T20:00` };
  const { version } = seen(await desk.preview(input));
  seen(await desk.close({ ...input, version }));
  const [held] = await member.alternatives();
  expect(held?.alternatives.map(({ court_id }) => court_id)).toEqual([four, four, four]);
  expect(held?.players.map(({ name }) => name)).toEqual(["Ben Partner", "Gus Guest"]);

  const [first, second] = held?.alternatives ?? [];
  const elsewhere = await closureCalls(partner).book(three, String(first?.start_time.slice(11, 16)));
  expect(elsewhere.status, elsewhere.text).toBe(201);
  const busy = await member.accept(first?.offer_id, { players });
  expect([busy.status, busy.rejection.code, busy.rejection.details]).toEqual([
    ...[409, "player_busy"],
    { field: "players.0.user_id", person: "Ben Partner" },
  ]);
  const taken = await member.accept(second?.offer_id, { players });
  expect(taken.status, taken.text).toBe(201);
  expect((taken.body.players as { name: string }[]).map(({ name }) => name).slice(1)).toEqual([
    "Ben Partner",
    "Gus Guest",
  ]);
  expect((await member.accept(second?.offer_id, { players })).body.id).toBe(taken.body.id);
  // For the canceled booking, and for this one.
  expect((await noticesOf(club.id, "player_added"))[partner.id]).toBe(2);
  const strange = await member.accept(first?.offer_id, { players: [{ user_id: randomUUID() }] });
  expect([strange.status, strange.rejection.code]).toEqual([409, "offer_withdrawn"]);
});

test("other times that lapse are free for everybody at once: the open days learn of it", async () => {
  const club = await makeWetClub();
  const [one] = club.courts.map(({ id }) => id);
  const member = closureCalls(club.member);
  await member.book(one, "09:00");
  const desk = closureCalls(club.front_desk);
  const input = { court_ids: [one], ...morning };
  seen(await desk.close({ ...input, version: seen(await desk.preview(input)).version }));
  const held = (await member.alternatives())[0]?.alternatives ?? [];
  const dates = [...new Set(held.map(({ start_time }) => start_time.slice(0, 10)))];
  expect(dates.length).toBeGreaterThan(0);
  const stream = await openLive(club.coach);
  await runQueue(db, club.id, new Date(Date.parse(NOW) + 31 * 60_000).toISOString());
  const changed = await stream.next();
  expect(changed.data).toMatchObject({ topic: "bookings" });
  expect((changed.data.dates as string[]).toSorted()).toEqual(dates.toSorted());
  stream.close();
  expect(await member.alternatives()).toEqual([]);
});

test("staff take an alternative after a warning that says so: its holder is notified, of no waitlist", async () => {
  const club = await makeWetClub();
  const [one] = club.courts.map(({ id }) => id);
  const member = closureCalls(club.member);
  const desk = closureCalls(club.front_desk);
  await member.book(one, "09:00");
  const input = { court_ids: [one], ...morning };
  seen(await desk.close({ ...input, version: seen(await desk.preview(input)).version }));
  const [taken, ...left] = (await member.alternatives())[0]?.alternatives ?? [];
  const other = await club.person("member", "Other member");
  const book = (more: object) =>
    desk.send("POST", "/bookings", {
      court_id: taken?.court_id,
      start_time: taken?.start_time,
      user_id: other.id,
      ...more,
    });
  const rejected = await book({});
  expect(rejected.rejection).toMatchObject({
    code: "slot_held",
    message: "This time slot is held for a person whose booking a closure has canceled",
    details: { offered_to: club.member.name, is_alternative: true },
  });
  const end_time = new Date(Date.parse(taken?.start_time ?? "") + 3_600_000).toISOString();
  const place = { court_id: taken?.court_id, start_time: taken?.start_time, end_time };
  const lesson = await schedule(club.coach, { ...place, member_id: other.id }, { now: NOW });
  const event = await eventCalls(NOW).create(club.coach, place);
  for (const { rejection } of [lesson, event])
    expect([rejection.code, rejection.message]).toEqual(["slot_held", rejected.rejection.message]);
  const { body } = await call("/availability", {
    token: club.front_desk.token,
    query: { date: DAY, sport: "tennis" },
    now: NOW,
  });
  const grid = (body.courts as CourtGrid[]).find(({ court_id }) => court_id === taken?.court_id);
  const held = <Place extends { start_time: string }>(places: Place[] | undefined) =>
    places?.find(({ start_time }) => start_time === taken?.start_time);
  expect(held(grid?.slots)?.reason).toBe(rejected.rejection.message);
  expect(held(grid?.occupancies)?.offer).toMatchObject({ offered_to: club.member.name, is_alternative: true });
  expect((await book({ override_hold: true })).status).toBe(201);
  const notices = await ownerSql`
    select user_id, details from notices where club_id = ${club.id} and kind = 'waitlist_withdrawn'`;
  expect([...notices]).toMatchObject([{ user_id: club.member.id, details: { isAlternative: true } }]);
  const kept = (await member.alternatives())[0]?.alternatives ?? [];
  expect(kept.map(({ offer_id }) => offer_id)).toEqual(left.map(({ offer_id }) => offer_id));
});

test("moving takes free courts in the order of booking, keeping stays, and undo restores all of it once", async () => {
  const club = await makeWetClub({ rules: { guest_fee_cents: 500 } });
  const [one, two, three, four] = club.courts.map(({ id }) => id);
  const [ann, bob, cid, dee] = await Promise.all(
    ["Ann", "Bob", "Cid", "Dee"].map((name) => club.person("member", name)),
  );
  if (!ann || !bob || !cid || !dee) throw new Error("no members");
  const on = async (person: typeof ann, court: string | undefined, time: string, more = {}) => {
    const { status, body, text } = await closureCalls(person).book(court, time, more);
    expect(status, text).toBe(201);
    return String(body.id);
  };
  const first = await on(ann, one, "09:00");
  const guest = { guest_name: "Gus", guest_email: "gus@guests.test" };
  const gia = { guest_name: "Gia", guest_email: "gia@guests.test" };
  const second = await on(bob, two, "09:00", { players: [guest, gia] });
  await on(cid, three, "09:00");
  const kept = await on(dee, one, "11:00");
  const later = await on(cid, two, "10:00");
  const { create } = eventCalls(NOW);
  const social = eventOf(
    await create(club.admin, { title: "Once", start_time: `${DAY}T12:00`, end_time: `${DAY}T13:00`, court_id: one }),
  );
  const weekly = {
    title: "Weekly",
    start_time: `${DAY}T13:00`,
    end_time: `${DAY}T14:00`,
    court_id: two,
    recurrence_rule: "weekly",
  };
  const ladder = eventOf(await create(club.coach, weekly));
  const before = await bookingsOf(club.id);
  const desk = closureCalls(club.front_desk);
  const input = {
    court_ids: [one, two],
    ...morning,
    reason: "maintenance",
    outcome: "move",
    outcomes: [{ id: kept, outcome: "keep" }],
  };
  const preview = seen(await desk.preview(input));
  const outcomes = Object.fromEntries(
    preview.items.map(({ id, outcome, to_court_id }) => [id, [outcome, to_court_id]]),
  );
  expect(outcomes).toEqual({
    [first]: ["move", four],
    [second]: ["cancel", null],
    [kept]: ["keep", null],
    [later]: ["move", three],
    [String(social.dates[0]?.id)]: ["move", three],
    [String(ladder.dates[0]?.id)]: ["cancel", null],
  });
  const closure = seen(await desk.close({ ...input, version: preview.version }));
  expect(closure.items).toEqual(preview.items);
  expect(await closureViolations(club.id)).toEqual(NO_CLOSURE_VIOLATIONS);
  const after = new Map((await bookingsOf(club.id)).map((row) => [row.id, `${row.court_id} ${row.status}`]));
  expect([first, second, kept, later].map((id) => after.get(id))).toEqual([
    `${four} confirmed`,
    `${two} canceled`,
    `${one} confirmed`,
    `${three} confirmed`,
  ]);
  expect(await noticesOf(club.id)).toEqual({
    [ann.id]: 1,
    [bob.id]: 1,
    "gus@guests.test": 1,
    "gia@guests.test": 1,
    [cid.id]: 1,
    [club.coach.id]: 1,
  });

  const undone = seen(await desk.undo(closure.id));
  expect([undone.state, undone.restored]).toEqual(["undone", 5]);
  expect(await bookingsOf(club.id)).toEqual(before);
  expect(await closureViolations(club.id)).toEqual(NO_CLOSURE_VIOLATIONS);
  const [left] = await ownerSql`
    select (select count(*)::int from court_occupancies where club_id = ${club.id} and kind in ('block', 'offer_held')) as held,
      (select count(*)::int from event_dates where club_id = ${club.id} and canceled_at is not null) as lost,
      (select court_id from events where id = ${String(social.id)}) as court,
      (select sum(fee_cents)::int from booking_players where club_id = ${club.id}) as due`;
  expect(left).toEqual({ held: 0, lost: 0, court: one, due: 1000 });
  // A mail that was not sent yet is taken back; otherwise one more says what stands again.
  const [closed, reopened] = [await noticesOf(club.id), await noticesOf(club.id, "courts_reopened")];
  expect(Object.keys(reopened).toSorted()).toEqual(Object.keys(closed).toSorted());
  expect([...Object.values(closed), ...Object.values(reopened)].every((count) => count === 1)).toBe(true);
  expect(seen(await desk.undo(closure.id))).toMatchObject({ state: "undone", restored: 0 });
});

test("an extension closes what is on the courts then; reopening offers the slots to the waitlist before anyone can book them", async () => {
  const club = await makeWetClub({ courts: 1 });
  const [court] = club.courts.map(({ id }) => id);
  const desk = closureCalls(club.front_desk, { now: `${DAY}T08:00:00Z` });
  const booked = await closureCalls(club.member).book(court, "14:00");
  const closure = seen(await desk.close({ all: true, end_time: `${DAY}T14:00`, reason: "rain" }));
  expect(closure.items).toEqual([]);
  const shorter = await desk.change(closure.id, { end_time: `${DAY}T13:00` });
  expect([shorter.status, shorter.rejection.code]).toEqual([422, "closure_not_longer"]);
  const longer = await desk.change(closure.id, { extend_minutes: 60 });
  expect(longer.body).toMatchObject({
    end_time: at("15:00"),
    canceled: 1,
    items: [{ id: booked.body.id, outcome: "cancel" }],
  });
  expect(await noticesOf(club.id)).toEqual({ [club.member.id]: 1 });
  expect(await closureViolations(club.id)).toEqual(NO_CLOSURE_VIOLATIONS);

  const waiting = { club_id: club.id, user_id: club.coach.id, sport: "tennis", requested_date: DAY };
  await ownerSql`
    insert into waitlist_entries ${ownerSql({ ...waiting, preferred_start: "10:00", preferred_end: "11:00" })}`;
  const ten = closureCalls(club.front_desk, { now: `${DAY}T09:00:30Z` });
  const open = await ten.change(closure.id, { reopen: true });
  expect(open.body).toMatchObject({ state: "reopened", is_over: true, end_time: at("09:01") });
  const [offer] = await ownerSql`
    select user_id, starts_at from waitlist_offers where club_id = ${club.id} and status = 'open' and closure_id is null`;
  expect(offer).toMatchObject({ user_id: club.coach.id, starts_at: new Date(at("10:00")) });
  const member = closureCalls(club.member, { now: `${DAY}T09:00:31Z` });
  expect((await member.book(court, "10:00")).rejection.code).toBe("slot_conflict");
  expect((await member.book(court, "12:00")).status).toBe(201);
  expect((await ten.change(closure.id, { reopen: true })).body).toMatchObject({ state: "reopened" });
  for (const late of [await ten.change(closure.id, { extend_minutes: 60 }), await ten.undo(closure.id)])
    expect([late.status, late.rejection.code]).toEqual([409, "closure_over"]);
});

test("reopening a closure of several days keeps the closed time that has passed, and frees the running quarter hour and the rest", async () => {
  const club = await makeWetClub({ courts: 1 });
  const [court] = club.courts.map(({ id }) => id);
  const maintenance = { all: true, end_time: "2031-03-19T20:00", reason: "maintenance" };
  const closure = seen(await closureCalls(club.front_desk).close(maintenance));
  const blocked = async () =>
    (
      await ownerSql<{ from: string; until: string }[]>`
      select to_char(starts_at at time zone 'UTC', 'DD HH24:MI') as from, to_char(ends_at at time zone 'UTC', 'DD HH24:MI') as until
      from court_occupancies where club_id = ${club.id} and kind = 'block' order by starts_at`
    ).map(({ from, until }) => `${from} to ${until}`);
  const passed = ["15 06:00 to 16 00:00", "16 00:00 to 17 00:00"];
  expect(await blocked()).toEqual([
    ...[...passed, "17 00:00 to 18 00:00"],
    ...["18 00:00 to 19 00:00", "19 00:00 to 19 20:00"],
  ]);
  const third = closureCalls(club.front_desk, { now: "2031-03-17T10:20:30Z" });
  expect((await third.change(closure.id, { reopen: true })).body).toMatchObject({ state: "reopened" });
  expect(await blocked()).toEqual([...passed, "17 00:00 to 17 10:15"]);
  const [block] = await ownerSql`select ends_at from court_blocks where club_id = ${club.id}`;
  expect(block?.ends_at).toEqual(new Date("2031-03-17T10:21:00Z"));
  const desk = (start: string, until: string) => third.book(court, "", { start_time: start, end_time: until });
  expect((await desk("2031-03-17T10:00", "2031-03-17T11:00")).rejection.code).toBe("slot_conflict");
  expect((await desk("2031-03-17T10:15", "2031-03-17T11:00")).status).toBe(201);
  expect((await desk("2031-03-18T10:00", "2031-03-18T11:00")).status).toBe(201);
});

test("an extension does what its preview says, or is rejected; the preview changes nothing; bad input names its field", async () => {
  const [club, other] = [await makeWetClub({ courts: 2 }), await makeClub()];
  const [one, two] = club.courts.map(({ id }) => id);
  const desk = closureCalls(club.front_desk);
  const neighbor = closureCalls(await club.person("member"));
  const booked = await closureCalls(club.member).book(one, "14:00");
  const beside = await neighbor.book(two, "14:00");
  const closure = seen(await desk.close({ court_ids: [one], ...morning, outcome: "cancel" }));
  const hour = { extend_minutes: 60 };

  const before = await bookingsOf(club.id);
  const previewed = await desk.previewChange(closure.id, hour);
  const preview = seen(previewed);
  expect(previewed.body, previewed.text).toMatchObject({
    ...{ start_time: at("14:00"), end_time: at("15:00"), courts: [{ id: one }], people: 1 },
    counts: { cancel: 1, move: 0, keep: 0, withdraw: 0, waiting: 0 },
  });
  expect(preview.items).toMatchObject([{ id: booked.body.id, outcome: "cancel", user_name: club.member.name }]);
  expect(await bookingsOf(club.id)).toEqual(before);
  expect(await noticesOf(club.id)).toEqual({});
  const kept = { ...hour, outcomes: [{ id: booked.body.id, outcome: "keep" }] };
  expect(seen(await desk.previewChange(closure.id, kept)).items).toMatchObject([{ outcome: "keep" }]);
  const moved = seen(await desk.previewChange(closure.id, { ...hour, outcome: "move" }));
  // The other court is taken.
  expect(moved.items).toMatchObject([{ id: booked.body.id, outcome: "cancel" }]);
  await neighbor.send("POST", `/bookings/${beside.body.id}/cancel`, {});
  const free = seen(await desk.previewChange(closure.id, { ...hour, outcome: "move" }));
  expect(free.items).toMatchObject([{ id: booked.body.id, outcome: "move", to_court_id: two }]);

  // The list that was shown before is no longer right.
  const stale = await desk.change(closure.id, { ...hour, outcome: "move", version: moved.version });
  expect([stale.status, stale.rejection.code, stale.rejection.details?.field]).toEqual([
    409,
    "closure_changed",
    "version",
  ]);
  const made = await desk.change(closure.id, { ...hour, outcome: "move", version: free.version });
  expect([seen(made).items, seen(made).people]).toEqual([free.items, free.people]);
  expect(made.body).toMatchObject({ end_time: at("15:00"), moved: 1 });

  const year = at("15:00", "2032-03-17");
  for (const [input, status, field] of [
    [{}, 400, "end_time"],
    [{ ...hour, end_time: at("16:00") }, 400, "end_time"],
    [{ extend_minutes: 0 }, 400, "extend_minutes"],
    [{ end_time: at("15:00") }, 422, "end_time"],
    [{ end_time: year }, 400, "end_time"],
    [{ ...hour, scope: "all" }, 422, "scope"],
    [{ ...hour, outcome: "burn" }, 400, "outcome"],
  ] as const) {
    for (const send of [desk.previewChange, desk.change]) {
      const { status: got, rejection } = await send(closure.id, input);
      expect([got, rejection.details?.field], JSON.stringify(input)).toEqual([status, field]);
    }
  }
  seen(await desk.close({ court_ids: [one], start_time: `${DAY}T15:00`, end_time: `${DAY}T16:00` }));
  for (const [input, field] of [
    [hour, "extend_minutes"],
    [{ end_time: at("16:00") }, "end_time"],
  ] as const) {
    for (const send of [desk.previewChange, desk.change]) {
      const { status, rejection } = await send(closure.id, input);
      expect([status, rejection.code, rejection.details?.field]).toEqual([409, "closure_covered", field]);
    }
  }
  for (const stranger of [closureCalls(other.admin), closureCalls(club.member)])
    expect([403, 404]).toContain((await stranger.previewChange(closure.id, hour)).status);
  expect((await desk.previewChange(closure.id, {})).rejection.code).toBe("closure_extension");
  seen(await desk.undo(closure.id));
  expect((await desk.previewChange(closure.id, hour)).rejection.code).toBe("closure_over");
});

test("undo leaves a date canceled whose series has moved to another court or time since", async () => {
  const club = await makeWetClub();
  const [one, two, three, four] = club.courts.map(({ id }) => id);
  const { create, edit } = eventCalls(NOW);
  const series = async (title: string, court_id: string | undefined, person = club.admin) =>
    eventOf(
      await create(person, {
        ...{ title, court_id, recurrence_rule: "weekly" },
        ...{ start_time: `${DAY}T12:00`, end_time: `${DAY}T13:00` },
      }),
    );
  const [still, moved, later] = [await series("Still", one), await series("Moved", two), await series("Later", three)];
  const desk = closureCalls(club.front_desk);
  const input = { court_ids: [one, two, three], ...morning };
  const closure = seen(await desk.close({ ...input, version: seen(await desk.preview(input)).version }));
  // The closure's date is canceled: an edit moves the week after it, and all that follow.
  const next = { start_time: "2031-03-22T12:00", end_time: "2031-03-22T13:00", version: 2 };
  expect(eventOf(await edit(club.admin, still.id, { ...next, title: "Still there" })).version).toBe(3);
  expect(eventOf(await edit(club.admin, moved.id, { ...next, court_id: four })).version).toBe(3);
  const afternoon = { start_time: "2031-03-22T15:00", end_time: "2031-03-22T16:00" };
  expect(eventOf(await edit(club.admin, later.id, { ...next, ...afternoon })).version).toBe(3);

  expect(seen(await desk.undo(closure.id))).toMatchObject({ state: "undone", restored: 1 });
  const dates = await ownerSql`
    select e.title, d.canceled_at is null as "takesPlace" from event_dates d join events e on e.club_id = d.club_id and e.id = d.event_id
    where d.club_id = ${club.id} and d.number = 0 order by e.title`;
  expect([...dates]).toEqual([
    { title: "Later", takesPlace: false },
    { title: "Moved", takesPlace: false },
    { title: "Still there", takesPlace: true },
  ]);
  expect(await eventViolations(club)).toEqual(NO_EVENT_VIOLATIONS);
});

test("undo restores what an edit from before the closure had left where it was, and the last dates of a series", async () => {
  const club = await makeWetClub();
  const [one, two] = club.courts.map(({ id }) => id);
  const { create } = eventCalls(NOW);
  const times = { start_time: `${DAY}T09:00`, end_time: `${DAY}T11:00` };
  const series = eventOf(
    await create(club.admin, { title: "Ladder", court_id: one, recurrence_rule: "weekly", ...times }),
  );
  // The date is running: a new court and time are for those after it, and then a closure calls it off.
  const running = `${DAY}T09:30:00Z`;
  const change = { start_time: "2031-03-22T15:00", end_time: "2031-03-22T17:00", court_id: two, version: 1 };
  eventOf(await eventCalls(running).edit(club.admin, series.id, change));
  const desk = closureCalls(club.front_desk, { now: running });
  const input = { court_ids: [one], end_time: `${DAY}T14:00`, reason: "rain" };
  const closure = seen(await desk.close({ ...input, version: seen(await desk.preview(input)).version }));
  expect(seen(await desk.undo(closure.id))).toMatchObject({ state: "undone", restored: 1 });

  // The last two dates, at another time than those before: no date that takes place shows the new one.
  const [, , , , , , , , , , tenth, eleventh, last] = eventOf(
    await eventCalls(running).read(club.admin, series.id),
  ).dates;
  const end = eventCalls(String(tenth?.end_time));
  const evening = (instant = "") => `${instant.slice(0, 10)}T18:00`;
  const moved = {
    version: 4,
    start_time: evening(eleventh?.start_time),
    end_time: `${eleventh?.end_time.slice(0, 10)}T19:00`,
  };
  const edited = eventOf(await end.edit(club.admin, series.id, moved));
  expect(edited.dates[11]?.start_time.slice(11, 16)).toBe("18:00");
  const ending = closureCalls(club.front_desk, { now: String(tenth?.end_time) });
  const both = {
    ...{
      court_ids: [two],
      start_time: `${eleventh?.start_time.slice(0, 10)}T18:00`,
      end_time: `${last?.start_time.slice(0, 10)}T19:00`,
    },
    reason: "rain",
  };
  const closed = seen(await ending.close({ ...both, version: seen(await ending.preview(both)).version }));
  expect(seen(await ending.undo(closed.id))).toMatchObject({ state: "undone", restored: 2 });
});

test("a list that has changed is rejected; bad input names its field; another club's ids are not found", async () => {
  const [club, other] = [await makeWetClub(), await makeWetClub()];
  const [one, two] = club.courts.map(({ id }) => id);
  const desk = closureCalls(club.admin);
  const good = { court_ids: [one], ...morning };
  const { version } = seen(await desk.preview(good));
  await closureCalls(club.member).book(one, "09:00");
  const foreign = await closureCalls(other.member).book(other.courts[0]?.id, "09:00");
  expect(foreign.status, foreign.text).toBe(201);
  const stale = await desk.close({ ...good, version });
  expect([stale.status, stale.rejection.code, stale.rejection.details?.field]).toEqual([
    409,
    "closure_changed",
    "version",
  ]);
  for (const [input, status, field] of [
    [{ ...good, court_ids: undefined }, 400, "court_ids"],
    [{ ...good, all: true }, 400, "court_ids"],
    [{ ...good, court_ids: [other.courts[0]?.id] }, 404, "court_ids"],
    [{ ...morning, sports: ["curling"] }, 422, "sports"],
    [{ ...good, end_time: `${DAY}T08:00` }, 400, "end_time"],
    [{ ...good, end_time: undefined }, 400, "end_time"],
    [{ ...good, start_time: "2031-03-13T08:00", end_time: "2031-03-13T09:00" }, 422, "end_time"],
    [{ ...good, reason: "boredom" }, 400, "reason"],
    [{ ...good, message: "x".repeat(401) }, 400, "message"],
    [{ ...good, outcome: "burn" }, 400, "outcome"],
    [{ ...good, outcomes: [{ id: "x", outcome: "keep" }] }, 400, "outcomes.0.id"],
    [{ ...good, outcomes: [{ id: randomUUID(), outcome: "keep" }] }, 404, "outcomes"],
    [{ ...good, outcomes: [{ id: foreign.body.id, outcome: "keep" }] }, 404, "outcomes"],
  ] as const) {
    for (const send of [desk.preview, desk.close]) {
      const { status: got, rejection } = await send(input);
      expect([got, rejection.details?.field], JSON.stringify(input)).toEqual([status, field]);
    }
  }
  expect((await call("/closures/anything", { method: "POST", token: club.admin.token, body: good })).status).toBe(404);
  // What was canceled since it was seen is no mistake.
  const { id: canceled } = (await closureCalls(club.member).book(one, "10:00")).body;
  await closureCalls(club.member).send("POST", `/bookings/${canceled}/cancel`, {});
  const closure = seen(await desk.close({ ...good, outcomes: [{ id: canceled, outcome: "keep" }] }));
  const covered = await desk.close(good);
  expect([covered.status, covered.rejection.code]).toEqual([409, "closure_covered"]);
  expect((await desk.close({ ...good, court_ids: [one, two] })).body).toMatchObject({
    courts: [{ id: two }],
    refused: [{ court_id: one, message: "Court 1 is already blocked at this time" }],
  });
  const everywhere = await desk.close({ ...good, all: true });
  expect(everywhere.rejection.code).toBe("closure_place");
  const neither = await desk.change(closure.id, {});
  expect([neither.status, neither.rejection.code]).toEqual([400, "closure_change"]);
  const stranger = closureCalls(other.admin);
  for (const response of [await stranger.undo(closure.id), await stranger.change(closure.id, { reopen: true })])
    expect(response.status).toBe(404);
});

test("more than a closure can change at once is rejected with its number", async () => {
  const club = await makeWetClub({ courts: 1 });
  const rows = Array.from({ length: 2_001 }, (_, n) => {
    const start = Date.parse(at("08:00")) + n * 3_600_000;
    return {
      club_id: club.id,
      court_id: club.courts[0]?.id ?? "",
      user_id: club.admin.id,
      created_by: club.admin.id,
      starts_at: new Date(start),
      ends_at: new Date(start + 3_600_000),
    };
  });
  await ownerSql`insert into bookings ${ownerSql(rows)}`;
  const { status, rejection } = await closureCalls(club.admin).close({ all: true, end_time: "2031-07-15T00:00" });
  expect([status, rejection.code, rejection.message]).toEqual([
    422,
    "closure_too_big",
    "This closure would change more than 2000 bookings, lessons and events: choose fewer courts or a shorter time",
  ]);
});

test("in the rain indoor courts come first, otherwise the order of the names", async () => {
  const club = await makeWetClub();
  const [one, two, , four] = club.courts.map(({ id }) => id);
  await ownerSql`update courts set is_indoor = true where id = ${four ?? null}`;
  expect((await closureCalls(club.member).book(one, "09:00")).status).toBe(201);
  for (const [reason, court] of [
    ["rain", four],
    ["maintenance", two],
  ]) {
    const input = { court_ids: [one], ...morning, reason, outcome: "move" };
    const { items } = seen(await closureCalls(club.admin).preview(input));
    expect(items.map(({ to_court_id }) => to_court_id)).toEqual([court]);
  }
});

test("what a closure cancels counts against no limit any more: bookings of a day, and guests of a month", async () => {
  const club = await makeWetClub({ rules: { max_bookings_per_day: 1, guests_per_member_month: 1 } });
  const [one, two] = club.courts.map(({ id }) => id);
  const member = closureCalls(club.member);
  const guest = { players: [{ guest_name: "Gwen", guest_email: "gwen@guests.test" }] };
  expect((await member.book(one, "09:00", guest)).status).toBe(201);
  expect((await member.book(two, "15:00", guest)).status).toBe(422);
  const closure = seen(await closureCalls(club.admin).close({ court_ids: [one], ...morning }));
  const again = await member.book(two, "15:00", guest);
  expect(again.status, again.text).toBe(201);
  // Undone, both are booked: nothing of it is taken from the member.
  expect((await closureCalls(club.admin).undo(closure.id)).body).toMatchObject({ state: "undone", restored: 1 });
  expect((await bookingsOf(club.id)).map(({ status }) => status)).toEqual(["confirmed", "confirmed"]);
});

test("on the day when an hour comes twice, who waits for its first occurrence is among those whom a closure of that hour concerns", async () => {
  const rules = { time_zone: "America/New_York", booking_hours_start: "00:00", booking_hours_end: "06:00" };
  const club = await makeWetClub({ rules });
  const date = "2031-11-02";
  const waiting = { club_id: club.id, user_id: club.coach.id, sport: "tennis", requested_date: date };
  await ownerSql`
    insert into waitlist_entries ${ownerSql({ ...waiting, preferred_start: "01:00", preferred_end: "01:30" })}`;
  const desk = closureCalls(club.front_desk, { now: `${date}T03:00:00Z` });
  const closing = { court_ids: [club.courts[0]?.id], reason: "rain", outcome: "cancel", end_time: `${date}T01:30` };
  const first = await desk.preview({ ...closing, start_time: `${date}T01:00` });
  expect(first.body, first.text).toMatchObject({ start_time: at("05:00", date), counts: { waiting: 1 } });
  const before = await desk.preview({ ...closing, start_time: `${date}T00:00`, end_time: `${date}T01:00` });
  expect(before.body, before.text).toMatchObject({ counts: { waiting: 0 } });
});
