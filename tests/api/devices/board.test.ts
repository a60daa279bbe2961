import { kioskName } from "@courtside/contracts/domain/kiosk-name.ts";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { identifyByCode, makeDevice, type TestDevice } from "../../support/device.ts";
import { insertEvent } from "../../support/insert-event.ts";
import { openLive } from "../../support/live-stream.ts";
import { book, cancel } from "../../support/try-booking.ts";
import { apiUrl, makeClub, ownerSql, type TestPerson } from "../../support/world.ts";

/** Ten in the morning in New York. */
const now = "2026-07-15T14:00:00Z";
const at = (time: string) => `2026-07-15T${time}:00.000Z`;
const ask = (device: TestDevice, path: string, when = now) =>
  call(`/devices/${path}`, { token: device.token, now: when });
const checkIn = ({ token }: Pick<TestPerson, "token">, id: unknown, when = now) =>
  call(`/bookings/${id}/check-in`, { method: "POST", token, now: when });

test("the board has now and next of its courts, events and closures; names only where the device shows them", async () => {
  const club = await makeClub({ rules: { name: "Riverside" } });
  const [first, second] = club.courts;
  const member = await club.person("member", "Ada Lovelace");
  const [plain, named, narrow] = [
    await makeDevice(club),
    await makeDevice(club, { name: "Desk", shows_names: true }),
    await makeDevice(club, { name: "Court 1", court_ids: [first?.id] }),
  ];
  const before = "2026-07-15T12:00:00Z";
  await book(member, { court_id: first?.id, start_time: "2026-07-15T10:00" }, before);
  const blocked = { court_ids: [second?.id], start_time: "2026-07-15T12:00", end_time: "2026-07-15T13:00" };
  const block = { ...blocked, reason: "Resurfacing" };
  await call("/court-blocks", { method: "POST", token: club.admin.token, body: block, now: before });
  const { dateId } = await insertEvent({
    clubId: club.id,
    courtId: second?.id,
    createdBy: club.coach.id,
    memberIds: [],
    startsAt: new Date(at("18:00")),
    title: "Ladder night",
  });
  const times = { starts_at: at("18:00"), ends_at: at("19:00"), kind: "event", event_date_id: dateId };
  await ownerSql`insert into court_occupancies ${ownerSql({ ...times, club_id: club.id, court_id: second?.id ?? "" })}`;

  const { body, text } = await ask(plain, "board");
  expect(body).toMatchObject({
    date: "2026-07-15",
    club: { name: "Riverside" },
    device: { name: "Lobby", may_book: true },
    courts: [
      {
        name: "Court 1",
        now: { kind: "booked", start_time: at("14:00"), end_time: at("15:00"), label: null },
        next: null,
      },
      { name: "Court 2", now: null, next: { kind: "closed", start_time: at("16:00"), label: "Resurfacing" } },
    ],
    events: [{ kind: "event", label: "Ladder night", court_ids: [second?.id] }],
    closures: [{ kind: "closed", label: "Resurfacing", court_ids: [second?.id] }],
  });
  expect((body.slots as { start_time: string }[])[0]?.start_time).toBe(now.replace("Z", ".000Z"));
  expect(new URL(String(body.book_url)).pathname).toBe("/book");
  for (const trace of ["Ada", member.id, member.email]) expect(text).not.toContain(trace);
  const shown = await ask(named, "board");
  expect(shown.body.courts).toMatchObject([{ now: { label: "Ada L." } }, {}]);
  for (const trace of ["Lovelace", member.id, member.email]) expect(shown.text).not.toContain(trace);
  expect((await ask(narrow, "board")).body.courts).toMatchObject([{ name: "Court 1" }]);
});

test("the board says which sports members book, and whether the club has a waitlist: a court of a sport that was dropped is shown", async () => {
  const club = await makeClub({ rules: { sports: ["tennis", "padel"] } });
  const device = await makeDevice(club);
  await ownerSql`update courts set sport = 'padel' where id = ${club.courts[1]?.id ?? ""}`;
  await ownerSql`update clubs set sports = array['tennis'], waitlist_enabled = false where id = ${club.id}`;
  expect((await ask(device, "board")).body).toMatchObject({
    club: { sports: ["tennis"], waitlist_enabled: false },
    courts: [{ sport: "tennis" }, { sport: "padel" }],
  });
});

test("a walk-in is shown by its first guest once, wherever the guest stands among the players", async () => {
  const club = await makeClub();
  const device = await makeDevice(club, { shows_names: true });
  const players = [{ user_id: (await club.person("member", "Ada Lovelace")).id }, { guest_name: "Wanda Walker" }];
  const place = { court_id: club.courts[0]?.id, start_time: "2026-07-15T10:00" };
  await book(club.front_desk, { ...place, walk_in: true, players }, "2026-07-15T12:00:00Z");
  const { body } = await ask(device, "board");
  expect(body.courts).toMatchObject([{ now: { label: "Wanda W., Ada L." } }, {}]);
});

test("a device follows the club's changes without names, and calls nothing that is a person's or another club's", async () => {
  const [club, other] = await Promise.all([makeClub(), makeClub({ rules: { name: "Elsewhere" } })]);
  const [device, foreign] = [await makeDevice(club), await makeDevice(other)];
  const stream = await openLive({ id: club.member.id, token: device.token }, apiUrl, { topic: "courts" });
  const made = await book(club.member, { court_id: club.courts[0]?.id, start_time: "2026-07-16T10:00" }, now);
  const heard = await stream.next();
  stream.close();
  expect(heard.data).toMatchObject({ topic: "bookings", dates: ["2026-07-16"] });
  expect(JSON.stringify(heard)).not.toContain(club.member.id);
  for (const path of ["/me", "/bookings", "/members", "/devices", `/bookings/${made.body.id}`])
    expect((await call(path, { token: device.token })).status, path).toBe(403);
  for (const path of ["board", "day-sheet"]) {
    expect((await ask(foreign, path)).text).not.toContain(club.courts[0]?.id);
    expect((await call(`/devices/${path}`, { token: club.admin.token })).status).toBe(403);
    expect((await call(`/devices/${path}`)).status).toBe(401);
  }
  const sent = { check_ins: [{ booking_id: made.body.id, at: "2026-07-16T14:00:00Z" }] };
  const crossing = { method: "POST", token: foreign.token, body: sent, now: "2026-07-16T14:00:00Z" };
  expect((await call("/devices/check-ins", crossing)).body).toMatchObject({
    conflicts: 1,
    data: [{ code: "not_found" }],
  });
});

test("a player, the coach and staff check in from 30 minutes before to the end, once; it is a property of the booking", async () => {
  const club = await makeClub();
  const { member, front_desk, courts } = club;
  const [partner, outsider] = [await club.person("member"), await club.person("member")];
  const input = { court_id: courts[0]?.id, start_time: "2026-07-15T11:00", players: [{ user_id: partner.id }] };
  const { id } = (await book(member, input, now)).body;
  expect((await checkIn(member, id, "2026-07-15T14:29:59Z")).rejection).toMatchObject({
    code: "check_in_early",
    message: "Check-in opens 30 minutes before the start",
  });
  expect((await checkIn(outsider, id, at("14:30"))).status).toBe(403);
  expect((await checkIn((await makeClub()).admin, id, at("14:30"))).status).toBe(404);
  expect((await checkIn(front_desk, id, "2026-07-15T16:00:01Z")).rejection.code).toBe("check_in_late");
  const raced = await Promise.all([checkIn(partner, id, at("14:30")), checkIn(partner, id, at("14:31"))]);
  expect(raced.map(({ status }) => status)).toEqual([200, 200]);
  const [first, again] = raced.map(({ body }) => body.checked_in_at);
  expect(first).toBe(again);
  const shown = await call(`/bookings/${id}`, { token: front_desk.token, now: at("14:40") });
  expect(shown.body).toMatchObject({
    checked_in_at: first,
    can_check_in: false,
    history: [{ code: "created" }, { code: "checked_in", actor_name: partner.name }],
  });
  // Another start is another appointment.
  const move = { start_time: "2026-07-15T13:00" };
  await call(`/bookings/${id}`, { method: "PATCH", token: front_desk.token, body: move, now: at("14:40") });
  expect((await call(`/bookings/${id}`, { token: member.token, now: at("14:40") })).body.checked_in_at).toBeNull();
  await cancel(member, id, { now: at("14:41") });
  expect((await checkIn(member, id, at("16:50"))).rejection.code).toBe("check_in_canceled");
});

test("check-ins made without network arrive once each, at their own time, and conflicts are listed", async () => {
  const club = await makeClub({ rules: { max_bookings_per_day: 9, max_bookings_per_week: 0 } });
  const { member, front_desk, courts } = club;
  const device = await makeDevice(club);
  const make = async (court: number, start_time: string) =>
    String((await book(member, { court_id: courts[court]?.id, start_time }, now)).body.id);
  const [early, canceled, late] = [
    await make(0, "2026-07-15T11:00"),
    await make(0, "2026-07-15T13:00"),
    await make(0, "2026-07-15T15:00"),
  ];
  await call(`/bookings/${canceled}/cancel`, { method: "POST", token: front_desk.token, body: {}, now });
  const check_ins = [
    { booking_id: early, at: at("14:45"), user_id: member.id },
    { booking_id: early, at: at("14:50") },
    { booking_id: canceled, at: at("16:50") },
    { booking_id: late, at: at("15:00") },
    { booking_id: late, at: at("18:50"), user_id: club.coach.id },
    { booking_id: late, at: "2026-07-16T18:50:00Z" },
  ];
  const deliver = () =>
    call("/devices/check-ins", { method: "POST", token: device.token, body: { check_ins }, now: at("21:00") });
  const outcomes = ({ body }: Awaited<ReturnType<typeof deliver>>) =>
    (body.data as { outcome: string; code: string | null }[]).map(({ outcome, code }) => code ?? outcome);
  const conflicts = ["check_in_canceled", "check_in_early", "not_a_player", "in_future"];
  const delivered = await Promise.all([deliver(), deliver()]);
  expect(delivered.map((each) => outcomes(each)).toSorted()).toEqual([
    ["already", "already", ...conflicts],
    ["checked_in", "already", ...conflicts],
  ]);
  expect(delivered[0]?.body.conflicts).toBe(4);
  // Each is on the desk's list once, until staff have seen to it.
  const listed = async () => (await call("/check-in-conflicts", { token: front_desk.token })).body.data;
  const shown = (await listed()) as { id: string; code: string }[];
  expect(shown.map(({ code }) => code).toSorted()).toEqual(conflicts.toSorted());
  expect(shown.find(({ code }) => code === "check_in_canceled")).toMatchObject({
    ...{ booking_id: canceled, court_name: "Court 1", booked_by: member.name, made_at: at("16:50") },
    ...{ device_name: "Lobby", person_name: null },
  });
  expect(shown.find(({ code }) => code === "not_a_player")).toMatchObject({ person_name: club.coach.name });
  for (const { id } of shown) await call(`/check-in-conflicts/${id}`, { method: "DELETE", token: front_desk.token });
  await deliver();
  expect(await listed()).toEqual([]);
  const trail = await ownerSql`
    select actor_id, device, detail from audit_log where club_id = ${club.id} and action = 'booking.checked_in'`;
  expect([...trail]).toEqual([{ actor_id: member.id, device: "Lobby", detail: { offline_at: at("14:45") } }]);

  const sheet = await ask(device, "day-sheet");
  expect(sheet.body.days).toMatchObject([
    {
      date: "2026-07-15",
      courts: [{ entries: [{ booking_id: early, label: null, checked_in_at: at("14:45") }, { booking_id: late }] }, {}],
    },
    { date: "2026-07-16" },
  ]);
  expect(sheet.text).not.toContain(member.id);
  // Where names are shown, the players can be distinguished.
  const named = await ask(await makeDevice(club, { name: "Desk", shows_names: true }), "day-sheet");
  expect(named.body.days).toMatchObject([
    { courts: [{ entries: [{ players: [{ user_id: member.id, name: kioskName(member.name) }] }, {}] }, {}] },
    {},
  ]);
  expect(named.text).not.toContain(member.email);
});

test("of a device that has lost the right to book, check-ins from before count, and later ones are on the desk's list", async () => {
  const club = await makeClub({ rules: { max_bookings_per_day: 9, max_bookings_per_week: 0 } });
  const { admin, member, front_desk, courts } = club;
  const device = await makeDevice(club);
  const make = async (start_time: string) =>
    String((await book(member, { court_id: courts[0]?.id, start_time }, now)).body.id);
  const [before, after] = [await make("2026-07-15T11:00"), await make("2026-07-15T12:00")];
  const change = (may_book: boolean, instant: string) =>
    call(`/devices/${device.id}`, { method: "PATCH", token: admin.token, body: { may_book }, now: instant });
  expect((await change(false, at("15:40"))).status).toBe(200);
  // Another change of the device is none of the right.
  await call(`/devices/${device.id}`, {
    method: "PATCH",
    token: admin.token,
    body: { place: "Hall" },
    now: at("15:50"),
  });
  const check_ins = [
    { booking_id: before, at: at("15:39"), user_id: member.id },
    { booking_id: after, at: at("15:40"), user_id: member.id },
  ];
  const deliver = (sent: object[] = check_ins, { token } = device) =>
    call("/devices/check-ins", { method: "POST", token, body: { check_ins: sent }, now: at("17:00") });
  const rejected = {
    outcome: "conflict",
    code: "not_at_this_device",
    message: "Members did not check in at this device any more",
  };
  expect((await deliver()).body).toMatchObject({ conflicts: 1, data: [{ outcome: "checked_in" }, rejected] });
  expect((await deliver()).body).toMatchObject({ conflicts: 1, data: [{ outcome: "already" }, rejected] });
  const listed = (await call("/check-in-conflicts", { token: front_desk.token })).body.data;
  const { code, message } = rejected;
  expect(listed).toMatchObject([{ booking_id: after, made_at: at("15:40"), person_name: member.name, code, message }]);
  expect(listed).toHaveLength(1);
  // With the right again it delivers as before.
  await change(true, at("16:50"));
  expect((await deliver()).body.data).toMatchObject([{ outcome: "already" }, { outcome: "checked_in" }]);

  // One that never had it.
  const reading = await makeDevice(club, { name: "TV", may_book: false });
  const last = await make("2026-07-15T13:00");
  expect((await deliver([{ booking_id: last, at: at("16:55") }], reading)).body.data).toMatchObject([rejected]);
});

test("the desk's check-ins without network arrive once each, at their own time, as the staff user's; conflicts are on the same list", async () => {
  const club = await makeClub({ rules: { max_bookings_per_day: 9, max_bookings_per_week: 0 } });
  const { member, front_desk: desk, courts } = club;
  const make = async (start_time: string) =>
    String((await book(member, { court_id: courts[0]?.id, start_time }, now)).body.id);
  const [taken, canceled] = [await make("2026-07-15T11:00"), await make("2026-07-15T13:00")];
  await call(`/bookings/${canceled}/cancel`, { method: "POST", token: desk.token, body: {}, now });
  const check_ins = [
    { booking_id: taken, at: at("14:45") },
    { booking_id: canceled, at: at("16:50") },
  ];
  const deliver = (person: Pick<TestPerson, "token">) =>
    call("/check-ins", { method: "POST", token: person.token, body: { check_ins }, now: at("21:00") });
  expect((await deliver(member)).status).toBe(403);
  // The desk of another club reaches none of them.
  expect((await deliver((await makeClub()).front_desk)).body).toMatchObject({
    conflicts: 2,
    data: [{ code: "not_found" }, { code: "not_found" }],
  });
  expect((await deliver(desk)).body.data).toMatchObject([{ outcome: "checked_in" }, { code: "check_in_canceled" }]);
  expect((await deliver(desk)).body.data).toMatchObject([{ outcome: "already" }, { code: "check_in_canceled" }]);
  const listed = (await call("/check-in-conflicts", { token: desk.token })).body.data;
  expect(listed).toMatchObject([{ booking_id: canceled, made_at: at("16:50"), device_name: "Front desk" }]);
  const shown = await call(`/bookings/${taken}`, { token: desk.token, now: at("21:00") });
  expect(shown.body).toMatchObject({
    checked_in_at: at("14:45"),
    history: [{}, { code: "checked_in", actor_name: desk.name }],
  });
  const trail = await ownerSql`
    select actor_id, actor_role, detail from audit_log where club_id = ${club.id} and action = 'booking.checked_in'`;
  expect([...trail]).toEqual([{ actor_id: desk.id, actor_role: "front_desk", detail: { offline_at: at("14:45") } }]);
});

test("a check-in without network at no instant that can be stored is rejected, naming the field", async () => {
  const club = await makeClub();
  const device = await makeDevice(club);
  const { id } = (await book(club.member, { court_id: club.courts[0]?.id, start_time: "2026-07-15T11:00" }, now)).body;
  for (const [path, { token }] of [
    ["/devices/check-ins", device],
    ["/check-ins", club.front_desk],
  ] as const) {
    for (const time of ["0000-06-01T00:00:00Z", "9999-12-31T23:59:59-14:00"]) {
      const body = { check_ins: [{ booking_id: id, at: time }] };
      const { status, rejection, text } = await call(path, { method: "POST", token, body, now });
      expect([status, rejection.details?.field], text).toEqual([400, "check_ins.0.at"]);
    }
  }
});

test("a member at a device checks in there, and the history says where", async () => {
  const club = await makeClub();
  const device = await makeDevice(club);
  const { id } = (await book(club.member, { court_id: club.courts[0]?.id, start_time: "2026-07-15T11:00" }, now)).body;
  const token = String((await identifyByCode(device, club.member, at("14:40"))).body.access_token);
  expect((await checkIn({ token }, id, at("14:40"))).body.checked_in_at).toBe(at("14:40"));
  const shown = await call(`/bookings/${id}`, { token: club.admin.token, now: at("14:40") });
  expect(shown.body.history).toMatchObject([{}, { code: "checked_in", details: { device: "Lobby" } }]);
});

test("a club without access has no devices: 402, until it has access again", async () => {
  const club = await makeClub();
  const device = await makeDevice(club);
  await ownerSql`update clubs set subscription_status = 'canceled', subscription_ends_at = '2026-01-01' where id = ${club.id}`;
  expect((await ask(device, "board", undefined)).status).toBe(402);
  await ownerSql`update clubs set subscription_status = 'active' where id = ${club.id}`;
  expect((await ask(device, "board", undefined)).status).toBe(200);
});
