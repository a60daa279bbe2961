import { describe, expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dateFromNow, makeClub, ownerSql, type TestClub, type TestPerson } from "../../support/world.ts";

const at = (hour: number, day = 1) => `${dateFromNow(day)}T${String(hour).padStart(2, "0")}:00`;
const ask = (person: TestPerson, method: string, path: string, body?: unknown, now?: string) =>
  call(path, { method, token: person.token, now, ...(body !== undefined && { body }) });
/** Guests are read on the day of their visits, because tomorrow may be of another year. */
const ofGuests = (person: TestPerson, method: string, path: string, body?: unknown) =>
  ask(person, method, `/guests${path}`, body, `${dateFromNow(1)}T12:00:00Z`);
const bookWith = (club: TestClub, person: TestPerson, hour: number, players: unknown[], more: object = {}) =>
  ask(person, "POST", "/bookings", { court_id: club.courts[0]?.id, start_time: at(hour), players, ...more });
const outcome = ({ status, rejection }: Awaited<ReturnType<typeof call>>) =>
  status < 300
    ? String(status)
    : [status, rejection.code, rejection.details?.field, rejection.details?.person].filter(Boolean).join(" ");
const clubWith = (rules: Record<string, unknown>) =>
  makeClub({ courts: 8, rules: { max_bookings_per_day: 20, ...rules } });
const guest = (guest_name: string, guest_email?: string) => ({ guest_name, guest_email });

describe("quotas", () => {
  test("of a host a month; a canceled visit and a removed guest count no more; staff are exempt", async () => {
    const club = await clubWith({ guests_per_member_month: 2, advance_booking_days: 40 });
    const first = await bookWith(club, club.member, 7, [guest("One"), guest("Two")]);
    expect(outcome(first)).toBe("201");
    const third = await bookWith(club, club.member, 8, [guest("One")]);
    expect(outcome(third)).toBe("422 guest_month_limit players.0.guest_name");
    expect(third.rejection.message).toBe("Guest limit reached (2 guests per month)");
    expect(outcome(await bookWith(club, club.front_desk, 8, [guest("Three")], { user_id: club.member.id }))).toBe(
      "201",
    );
    await ask(club.member, "PUT", `/bookings/${first.body.id}/players`, { players: [] });
    expect(outcome(await bookWith(club, club.member, 9, [guest("Four")]))).toBe("201");
    expect(outcome(await bookWith(club, club.member, 10, [guest("Five")]))).toContain("guest_month_limit");
    // The next month is another one.
    const later = { start_time: `${dateFromNow(35)}T09:00` };
    expect(outcome(await bookWith(club, club.member, 9, [guest("Five")], later))).toBe("201");
  });

  test("of a guest a year, whoever brings them, by address and by name", async () => {
    const club = await clubWith({ visits_per_guest_year: 1 });
    const other = await club.person("member");
    expect(outcome(await bookWith(club, club.member, 7, [guest("Jo", "jo@example.com"), guest("Max Mayer")]))).toBe(
      "201",
    );
    expect(outcome(await bookWith(club, other, 8, [guest("Joanna", "JO@example.com")]))).toBe(
      "422 guest_visits_limit players.0.guest_name Joanna",
    );
    expect(outcome(await bookWith(club, other, 8, [guest("Sam"), guest("max  mayer")]))).toBe(
      "422 guest_visits_limit players.1.guest_name max mayer",
    );
    expect(outcome(await bookWith(club, other, 8, [guest("Max Mayer", "max@example.com")]))).toBe("201");
  });

  test("of a host a year, which ends with December by the club's clock, as months do", async () => {
    const now = "2026-11-29T17:00:00Z";
    const visit = async (club: TestClub, start_time: string) => {
      const body = { court_id: club.courts[0]?.id, start_time, players: [guest("Gus")] };
      const { status, rejection } = await ask(club.member, "POST", "/bookings", body, now);
      return status === 201 ? "201" : rejection.message;
    };
    const ahead = { advance_booking_days: 60 };
    const monthly = await clubWith({ ...ahead, guests_per_member_month: 1 });
    // 21:00 in New York is the next day elsewhere.
    expect(await visit(monthly, "2026-11-30T21:00")).toBe("201");
    expect(await visit(monthly, "2026-12-01T09:00")).toBe("201");
    expect(await visit(monthly, "2026-12-31T21:00")).toBe("Guest limit reached (1 guest per month)");
    expect(await visit(monthly, "2027-01-01T09:00")).toBe("201");
    const yearly = await clubWith({ ...ahead, guests_per_member_year: 2 });
    expect(await visit(yearly, "2026-11-30T21:00")).toBe("201");
    expect(await visit(yearly, "2026-12-31T21:00")).toBe("201");
    expect(await visit(yearly, "2026-12-30T09:00")).toBe("Guest limit reached (2 guests per year)");
    expect(await visit(yearly, "2027-01-01T09:00")).toBe("201");
  });

  test("are judged when a guest is added: the booking's own guests count once, and stay although a quota has become lower", async () => {
    const club = await clubWith({ guests_per_member_month: 2 });
    const { body: booked } = await bookWith(club, club.member, 7, [guest("Eve"), guest("Flo")]);
    const put = (...players: object[]) => ask(club.member, "PUT", `/bookings/${booked.id}/players`, { players });
    expect(outcome(await put(guest("One"), guest("Two")))).toBe("200");
    await ownerSql`update clubs set guests_per_member_month = 1, visits_per_guest_year = 1 where id = ${club.id}`;
    expect(outcome(await bookWith(club, club.front_desk, 8, [guest("One")], { user_id: club.coach.id }))).toBe("201");
    const ada = { user_id: (await club.person("member")).id };
    expect(outcome(await put(guest("Two"), ada, guest("One")))).toBe("200");
    expect(outcome(await put(guest("One"), guest("Two"), guest("Three")))).toBe(
      "422 guest_month_limit players.2.guest_name",
    );
    const other = await bookWith(club, club.member, 9, [ada, guest("Four")]);
    expect(outcome(other)).toBe("422 guest_month_limit players.1.guest_name");
    expect(other.rejection.details).toEqual({ field: "players.1.guest_name" });
    await ownerSql`update clubs set guests_per_member_month = 0 where id = ${club.id}`;
    const byCoach = await bookWith(club, club.coach, 10, [guest("Four"), guest("Two")]);
    expect(byCoach.rejection.message).toBe("Two has reached the limit of 1 visit a year");
    expect(outcome(await put(guest("One"), guest("Two"), guest("Three")))).toBe("200");
  });

  test("hold in a race: of the host, and of one guest with many hosts", async () => {
    const club = await clubWith({ guests_per_member_month: 3, visits_per_guest_year: 2 });
    const hosts = await Promise.all(Array.from({ length: 8 }, () => club.person("member")));
    const ofOneHost = await Promise.all(
      hosts.map(async (_, n) => (await bookWith(club, club.member, 7 + n, [guest(`Guest ${n}`)])).status),
    );
    expect(ofOneHost.filter((status) => status === 201)).toHaveLength(3);
    const ofOneGuest = await Promise.all(
      hosts.map(async (host, n) => {
        const court_id = club.courts[n]?.id;
        return outcome(await bookWith(club, host, 17, [guest("Pat Popular", "pat@example.com")], { court_id }));
      }),
    );
    expect(ofOneGuest.filter((each) => each === "201")).toHaveLength(2);
    expect(new Set(ofOneGuest)).toEqual(new Set(["201", "422 guest_visits_limit players.0.guest_name Pat Popular"]));
    const [row] = await ownerSql`
      select count(*)::int as visits, count(distinct p.guest_id)::int as guests from booking_players p
      join guests g on g.club_id = p.club_id and g.id = p.guest_id where p.club_id = ${club.id} and g.email = 'pat@example.com'`;
    expect(row).toEqual({ visits: 2, guests: 1 });
  });

  test("hold for a move into another month", async () => {
    const club = await clubWith({ guests_per_member_month: 1, advance_booking_days: 90 });
    const [first, second] = [35, 70].map((days) => `${dateFromNow(days)}T09:00`);
    const start = { start_time: first };
    expect(outcome(await bookWith(club, club.member, 9, [guest("One")], start))).toBe("201");
    const { body: booked } = await bookWith(club, club.member, 9, [guest("Two")], { start_time: second });
    const move = await ask(club.member, "PATCH", `/bookings/${booked.id}`, { start_time: `${dateFromNow(35)}T11:00` });
    expect(outcome(move)).toBe("422 guest_month_limit start_time");
  });

  test("do not hold for a move within the month, nor for staff; a move into another year counts the guest's visits there", async () => {
    const now = "2026-12-20T17:00:00Z";
    const club = await clubWith({ visits_per_guest_year: 1, advance_booking_days: 60 });
    const bookAt = async (start_time: string) => {
      const body = { court_id: club.courts[0]?.id, start_time, players: [guest("Al"), guest("Jo", "jo@example.com")] };
      return (await ask(club.member, "POST", "/bookings", body, now)).body.id;
    };
    await bookAt("2026-12-30T09:00");
    const id = await bookAt("2027-01-12T09:00");
    const move = (person: TestPerson, start_time: string) =>
      ask(person, "PATCH", `/bookings/${id}`, { start_time }, now);
    const intoDecember = await move(club.member, "2026-12-31T09:00");
    expect(outcome(intoDecember)).toBe("422 guest_visits_limit start_time Al");
    expect(intoDecember.rejection.message).toBe("Al has reached the limit of 1 visit a year");
    expect(outcome(await move(club.member, "2027-02-01T09:00"))).toBe("200");
    await ownerSql`update clubs set guests_per_member_month = 1, visits_per_guest_year = 0 where id = ${club.id}`;
    expect(outcome(await move(club.member, "2027-02-10T09:00"))).toBe("200");
    expect(outcome(await move(club.member, "2027-01-31T21:00"))).toBe("422 guest_month_limit start_time");
    await ownerSql`update clubs set guests_per_member_month = 0, guests_per_member_year = 3 where id = ${club.id}`;
    expect(outcome(await move(club.member, "2026-12-31T09:00"))).toBe("422 guest_year_limit start_time");
    expect(outcome(await move(club.front_desk, "2026-12-31T09:00"))).toBe("200");
  });
});

describe("undoing a cancellation", () => {
  test("does not exceed a quota that another host has used meanwhile", async () => {
    const club = await clubWith({ visits_per_guest_year: 1 });
    const other = await club.person("member");
    const { body: booked } = await bookWith(club, club.member, 7, [guest("Jo", "jo@example.com")]);
    await ask(club.member, "POST", `/bookings/${booked.id}/cancel`, {});
    expect(outcome(await bookWith(club, other, 8, [guest("Jo", "jo@example.com")]))).toBe("201");
    const restored = await ask(club.member, "POST", `/bookings/${booked.id}/restore`);
    expect(outcome(restored)).toBe("422 guest_visits_limit id Jo");
  });
});

describe("fees", () => {
  test("are due as they were when the guest was named", async () => {
    const club = await clubWith({ guest_fee_cents: 1250 });
    const { body: booked } = await bookWith(club, club.member, 7, [guest("One"), guest("Two")]);
    expect(booked.guest_fees_due_cents).toBe(2500);
    await ownerSql`update clubs set guest_fee_cents = 900 where id = ${club.id}`;
    const players = [guest("One"), guest("Three")];
    const { body: changed } = await ask(club.member, "PUT", `/bookings/${booked.id}/players`, { players });
    expect(changed.guest_fees_due_cents).toBe(2150);
  });

  test("stay with the guest who is named again, by the same address or by none; another address is another guest", async () => {
    const club = await clubWith({ guest_fee_cents: 1250 });
    const { body: booked } = await bookWith(club, club.member, 7, [guest("Jo", "jo@example.com")]);
    await ownerSql`update clubs set guest_fee_cents = 900 where id = ${club.id}`;
    const dueWith = async (...players: object[]) => {
      const { body } = await ask(club.member, "PUT", `/bookings/${booked.id}/players`, { players });
      return body.guest_fees_due_cents;
    };
    expect(await dueWith(guest("jo", "JO@example.com"))).toBe(1250);
    expect(await dueWith(guest("Jo"))).toBe(1250);
    expect((await ofGuests(club.front_desk, "GET", "?search=jo")).body.data).toMatchObject([{ name: "Jo" }]);
    expect(await dueWith(guest("Jo", "jo@elsewhere.example"))).toBe(900);
  });
});

test("two guests of one name, one of whom has an address, stay two when they are named again", async () => {
  const club = await clubWith({});
  const addressed = guest("Jo", "jo@example.com");
  const idsOf = ({ body }: Awaited<ReturnType<typeof call>>) => (body.players as { id: string }[]).map(({ id }) => id);
  for (const [hour, both] of [
    [7, [addressed, guest("Jo")]],
    [8, [guest("Jo"), addressed]],
  ] as const) {
    const booked = await bookWith(club, club.member, hour, [...both]);
    const again = (players: object[]) => ask(club.member, "PUT", `/bookings/${booked.body.id}/players`, { players });
    const [booker, first, second] = idsOf(booked);
    expect(idsOf(await again([...both]))).toEqual([booker, first, second]);
    expect(idsOf(await again(both.toReversed()))).toEqual([booker, second, first]);
  }
  const { body: alone } = await bookWith(club, club.member, 9, [addressed]);
  const joined = await ask(club.member, "PUT", `/bookings/${alone.id}/players`, { players: [addressed, guest("Jo")] });
  expect(outcome(joined)).toBe("200");
});

test("a guest whose name the club no longer keeps is marked, and no other player", async () => {
  const club = await clubWith({});
  const { body } = await bookWith(club, club.member, 7, [guest("Gus Guest"), guest("Max Mayer")]);
  await ownerSql`
    update booking_players set guest_name = 'Former guest' where club_id = ${club.id} and guest_name = 'Max Mayer'`;
  const read = await ask(club.member, "GET", `/bookings/${body.id}`);
  expect(
    (read.body.players as { name: string; is_erased?: boolean }[]).map((each) => [each.name, each.is_erased]),
  ).toEqual([
    [club.member.name, undefined],
    ["Gus Guest", undefined],
    ["Former guest", true],
  ]);
});

describe("walk-ins", () => {
  test("are booked by the front desk for a named guest, and are no member's", async () => {
    const club = await clubWith({});
    const desk = await club.person("front_desk");
    const walkIn = (person: TestPerson, hour: number, players: unknown[]) =>
      bookWith(club, person, hour, players, { walk_in: true });
    expect((await walkIn(club.member, 7, [guest("Wanda")])).status).toBe(403);
    expect(outcome(await walkIn(desk, 7, []))).toBe("422 walk_in_unnamed players");
    const { status, body: booked } = await walkIn(desk, 7, [guest("Wanda Walker"), { user_id: club.member.id }]);
    expect(status).toBe(201);
    expect(booked).toMatchObject({ walk_in: true, user_id: null, user_name: "Wanda Walker", user_email: null });
    expect(
      (booked.players as { name: string; is_booker: boolean }[]).map(({ name, is_booker }) => [name, is_booker]),
    ).toEqual([
      ["Wanda Walker", false],
      [club.member.name, false],
    ]);
    const [made] = await ownerSql`
      select actor_id, detail from audit_log where subject_id = ${String(booked.id)} and action = 'booking.created'`;
    expect(made).toMatchObject({ actor_id: desk.id, detail: { walk_in: true } });
    for (const other of ["for", "import"]) expect(made?.detail).not.toHaveProperty(other);
    expect((await ask(desk, "GET", "/bookings")).body.data).toEqual([]);
    const { body: found } = await ask(club.front_desk, "GET", "/bookings?scope=club&q=wanda");
    expect((found.data as { id: string }[]).map(({ id }) => id)).toEqual([booked.id]);
    const { body: day } = await ask(club.front_desk, "GET", `/availability?date=${dateFromNow(1)}&sport=tennis`);
    expect(JSON.stringify(day)).toContain("Wanda Walker");
    // The guest counts, and the booking stays when the user who made it leaves.
    const { body: guests } = await ofGuests(club.front_desk, "GET", "?search=wanda");
    expect(guests.data).toMatchObject([{ name: "Wanda Walker", visits_this_year: 1 }]);
    expect((await ask(club.admin, "POST", `/members/${desk.id}/remove`, {})).status).toBe(200);
    const moved = await ask(club.front_desk, "PATCH", `/bookings/${booked.id}`, { start_time: at(9) });
    expect(moved).toMatchObject({ status: 200, body: { status: "confirmed", user_name: "Wanda Walker", sequence: 1 } });
    const canceled = await ask(club.front_desk, "POST", `/bookings/${booked.id}/cancel`, {});
    expect(canceled.status).toBe(200);
    const restored = await ask(club.front_desk, "POST", `/bookings/${booked.id}/restore`);
    expect(restored.status).toBe(200);
    const [notices] = await ownerSql`
      select count(*)::int as n from notices where club_id = ${club.id} and user_id = ${desk.id} and kind like 'booking%'`;
    expect(notices?.n).toBe(0);
  });
});

test("a walk-in has the name of its first guest, also after its players were changed", async () => {
  const club = await clubWith({});
  const desk = club.front_desk;
  const { body: booked } = await bookWith(club, desk, 7, [guest("Wanda")], { walk_in: true });
  const players = [{ user_id: club.member.id }, guest("Jon Bell"), guest("Wanda")];
  const changed = await ask(desk, "PUT", `/bookings/${booked.id}/players`, { players });
  expect(changed).toMatchObject({ status: 200, body: { walk_in: true, user_name: "Jon Bell" } });
  expect((await ask(desk, "GET", `/bookings/${booked.id}`)).body.user_name).toBe("Jon Bell");
});

describe("visits and fees of the year", () => {
  test("are those of the club's calendar year: next January's are of the next", async () => {
    const club = await clubWith({ guest_fee_cents: 500 });
    const desk = club.front_desk;
    const visit = async (start_time: string) => {
      const body = { court_id: club.courts[0]?.id, start_time, walk_in: true, players: [guest("Wanda Walker")] };
      expect((await ask(desk, "POST", "/bookings", body, "2026-12-30T12:00:00Z")).status).toBe(201);
    };
    // 21:00 in New York is the next year elsewhere.
    for (const start of ["2026-12-31T20:00", "2026-12-31T21:00", "2027-01-01T09:00"]) await visit(start);
    const year = async (now: string) => {
      const { body } = await ask(desk, "GET", "/guests", undefined, now);
      const [wanda] = body.data as { id: string; visits_this_year: number; fees_due_this_year_cents: number }[];
      const { body: shown } = await ask(desk, "GET", `/guests/${wanda?.id}`, undefined, now);
      expect(shown).toMatchObject({ visits_this_year: wanda?.visits_this_year });
      return [wanda?.visits_this_year, wanda?.fees_due_this_year_cents];
    };
    expect(await year("2026-12-30T12:00:00Z")).toEqual([2, 1_000]);
    expect(await year("2027-01-01T04:59:00Z")).toEqual([2, 1_000]);
    expect(await year("2027-01-01T05:01:00Z")).toEqual([1, 500]);
  });
});

describe("staff tell guests apart and join them", () => {
  test("a merge moves the visits and the name; a split takes it back", async () => {
    const club = await clubWith({ visits_per_guest_year: 2 });
    await bookWith(club, club.member, 7, [guest("Jo Smith")]);
    const { body: second } = await bookWith(club, club.member, 8, [guest("Joanna Smith")]);
    const guestsOf = async (search = "smith") => {
      const { body } = await ofGuests(club.front_desk, "GET", `?search=${search}`);
      return body.data as { id: string; name: string; visits_this_year: number; also: string[] }[];
    };
    const [joanna, jo] = await guestsOf();
    expect([jo?.name, joanna?.name]).toEqual(["Jo Smith", "Joanna Smith"]);
    expect((await ask(club.member, "POST", `/guests/${joanna?.id}/merge`, { into: jo?.id })).status).toBe(403);
    const merged = await ofGuests(club.front_desk, "POST", `/${joanna?.id}/merge`, { into: jo?.id });
    expect(merged).toMatchObject({ status: 200, body: { id: jo?.id, visits_this_year: 2, also: ["Joanna Smith"] } });
    expect(outcome(await bookWith(club, club.member, 9, [guest("joanna smith")]))).toContain("guest_visits_limit");
    expect((await ask(club.front_desk, "GET", `/guests/${joanna?.id}`)).status).toBe(404);
    const split = await ofGuests(club.front_desk, "POST", `/${jo?.id}/split`, { booking_ids: [second.id] });
    expect(split).toMatchObject({ status: 200, body: { id: joanna?.id, visits_this_year: 1 } });
    expect(outcome(await bookWith(club, club.member, 9, [guest("Joanna Smith")]))).toBe("201");
  });

  /** Guests who were booked and merged into one who was booked last; the visits by name. */
  async function mergedClub(into: ReturnType<typeof guest>, ...others: ReturnType<typeof guest>[]) {
    const club = await clubWith({});
    const idOf = async (each: ReturnType<typeof guest>) => {
      const found = await ofGuests(club.front_desk, "GET", "");
      const all = found.body.data as { id: string; name: string; email: string | null }[];
      return all.find(({ name, email }) => name === each.guest_name && email === (each.guest_email ?? null))?.id ?? "";
    };
    const bookings: string[] = [];
    for (const [at, each] of [...others, into].entries())
      bookings.push(String((await bookWith(club, club.member, 7 + at, [each])).body.id));
    const id = await idOf(into);
    const merged: string[] = [];
    for (const each of others) {
      merged.push(await idOf(each));
      expect((await ofGuests(club.front_desk, "POST", `/${merged.at(-1)}/merge`, { into: id })).status).toBe(200);
    }
    const split = (body: object) => ofGuests(club.front_desk, "POST", `/${id}/split`, body);
    /** To whom mails about a booking go once it is canceled. */
    const canceledFor = async (booking: unknown) => {
      await ask(club.member, "POST", `/bookings/${booking}/cancel`, {});
      const rows = await ownerSql<{ address: string }[]>`
        select address::text from notices where club_id = ${club.id} and kind = 'player_canceled'`;
      return rows.map(({ address }) => address);
    };
    return { club, id, merged, bookings, split, canceledFor };
  }
  const [bob, robert] = [guest("Bob", "bob@example.com"), guest("Robert", "robert@example.com")];

  test("a split takes back the merge of a guest who was recognised by the address, and mails go there", async () => {
    const { id, merged, bookings, split, canceledFor, club } = await mergedClub(robert, bob);
    const shown = await ofGuests(club.front_desk, "GET", `/${id}`);
    expect(shown.body).toMatchObject({
      merged_guests: [{ id: merged[0], name: "Bob", email: "bob@example.com" }],
      visits: [
        { guest_name: "Robert", merged_guest_id: null },
        { guest_name: "Bob", merged_guest_id: merged[0] },
      ],
    });
    const { status, body } = await split({ booking_ids: [bookings[0]] });
    expect([status, body.id, body.email, body.visits_this_year]).toEqual([200, merged[0], "bob@example.com", 1]);
    expect(await canceledFor(bookings[0])).toEqual(["bob@example.com"]);
  });

  test("a guest that a split makes has no address, and the name means them from then on", async () => {
    const { id, bookings, split, canceledFor, club } = await mergedClub(robert);
    const { body } = await split({ booking_ids: [bookings[0]], name: "Rob" });
    expect(body).toMatchObject({ name: "Rob", email: null, visits_this_year: 1 });
    expect(await canceledFor(bookings[0])).toEqual([]);
    await bookWith(club, club.member, 9, [robert]);
    await bookWith(club, club.member, 10, [guest("Robert")]);
    const visits = async (guestId: unknown) =>
      (await ofGuests(club.front_desk, "GET", `/${guestId}`)).body.visits as { status: string }[];
    const confirmed = async (guestId: unknown) =>
      (await visits(guestId)).filter(({ status }) => status === "confirmed").length;
    expect([await confirmed(id), await confirmed(body.id)]).toEqual([1, 1]);
  });

  test("of several merged guests of one name staff choose; without a choice the visits are a new guest's", async () => {
    const second = guest("Bob", "bob@elsewhere.example");
    const { id, merged, bookings, split, club } = await mergedClub(robert, bob, second, guest("Rita"));
    const shown = await ofGuests(club.front_desk, "GET", `/${id}`);
    expect((shown.body.visits as { merged_guest_id: string | null }[]).map((each) => each.merged_guest_id)).toEqual([
      ...[null, merged[2], null, null],
    ]);
    const fresh = await split({ booking_ids: [bookings[0]] });
    expect(merged).not.toContain(fresh.body.id);
    expect(fresh.body).toMatchObject({ name: "Bob", email: null });
    const unknown = await split({ booking_ids: [bookings[1]], guest_id: crypto.randomUUID() });
    expect(outcome(unknown)).toBe("404 not_found guest_id");
    const chosen = await split({ booking_ids: [bookings[1]], guest_id: merged[1] });
    expect(chosen.body).toMatchObject({ id: merged[1], email: "bob@elsewhere.example" });
    // One merged guest has the name, and yet is not meant.
    const other = await split({ booking_ids: [bookings[2]], guest_id: null });
    expect(merged).not.toContain(other.body.id);
  });

  test("visits of two names are a merged guest's only if staff say so", async () => {
    const { merged, bookings, split } = await mergedClub(robert, guest("Rita"), guest("Rick"), bob, guest("Bobby"));
    const { body: fresh } = await split({ booking_ids: [bookings[0], bookings[1]] });
    expect(merged).not.toContain(fresh.id);
    expect(fresh).toMatchObject({ name: "Rick", email: null, visits_this_year: 2 });
    const { body } = await split({ booking_ids: [bookings[2], bookings[3]], guest_id: merged[2] });
    expect(body).toMatchObject({ id: merged[2], visits_this_year: 2 });
  });

  test("merged guests are one: a booking that names both is rejected", async () => {
    const club = await clubWith({});
    const { body: booked } = await bookWith(club, club.member, 7, [guest("Jo Smith")]);
    await bookWith(club, club.member, 8, [guest("Joanna Smith")]);
    const { body } = await ofGuests(club.front_desk, "GET", "?search=smith");
    const [joanna, jo] = body.data as { id: string }[];
    expect((await ofGuests(club.front_desk, "POST", `/${joanna?.id}/merge`, { into: jo?.id })).status).toBe(200);
    const players = [guest("Jo Smith"), guest("Joanna Smith")];
    const twice = "422 guest_named_twice players.1.guest_name Joanna Smith";
    expect(outcome(await bookWith(club, club.member, 9, players))).toBe(twice);
    expect(outcome(await ask(club.member, "PUT", `/bookings/${booked.id}/players`, { players }))).toBe(twice);
  });

  test("two people of one name: from a split on, the name means the one whom the host brought", async () => {
    const club = await clubWith({});
    const other = await club.person("member");
    await bookWith(club, club.member, 7, [guest("Max Mayer")]);
    const { body: theirs } = await bookWith(club, other, 8, [guest("Max Mayer")]);
    const found = async () => (await ask(club.front_desk, "GET", "/guests?search=mayer")).body.data as { id: string }[];
    const [only] = await found();
    const split = await ofGuests(club.front_desk, "POST", `/${only?.id}/split`, {
      booking_ids: [theirs.id],
      name: "Max Mayer (Bern)",
    });
    expect(split).toMatchObject({ status: 200, body: { name: "Max Mayer (Bern)", visits_this_year: 1 } });
    await bookWith(club, other, 9, [guest("Max Mayer")]);
    await bookWith(club, club.member, 10, [guest("Max Mayer")]);
    const counts = await Promise.all(
      (await found()).map(async ({ id }) => (await ofGuests(club.front_desk, "GET", `/${id}`)).body.visits_this_year),
    );
    expect(counts).toEqual([2, 2]);
  });

  test("rejected: itself, of another club, unknown visits, two who are on one booking", async () => {
    const club = await clubWith({});
    const { body: booked } = await bookWith(club, club.member, 7, [guest("One"), guest("Two")]);
    const { body } = await ask(club.front_desk, "GET", "/guests");
    const [two, one] = body.data as { id: string }[];
    const merge = (id: unknown, into: unknown, staff = club.front_desk) =>
      ask(staff, "POST", `/guests/${id}/merge`, { into });
    expect(outcome(await merge(one?.id, one?.id))).toBe("400 validation_failed into");
    expect(outcome(await merge(one?.id, two?.id))).toBe("409 guests_play_together into");
    expect(outcome(await merge(one?.id, crypto.randomUUID()))).toBe("404 not_found into");
    const stranger = await makeClub();
    expect((await merge(one?.id, two?.id, stranger.front_desk)).status).toBe(404);
    expect((await ask(stranger.front_desk, "GET", `/guests/${one?.id}`)).status).toBe(404);
    const split = (staff: TestPerson, booking_ids: unknown[]) =>
      ask(staff, "POST", `/guests/${one?.id}/split`, { booking_ids });
    expect(outcome(await split(club.front_desk, [crypto.randomUUID()]))).toBe("404 not_found booking_ids");
    expect((await split(stranger.front_desk, [booked.id])).status).toBe(404);
  });
});

test("the last visit is the latest until now, of any year; a canceled one is none", async () => {
  const club = await clubWith({ advance_booking_days: 60 });
  const booked = "2026-12-20T17:00:00Z";
  const bookAt = async (start_time: string) => {
    const body = { court_id: club.courts[0]?.id, start_time, players: [guest("Gus")] };
    return (await ask(club.member, "POST", "/bookings", body, booked)).body.id;
  };
  await bookAt("2026-12-30T09:00");
  const canceled = await bookAt("2026-12-31T09:00");
  await bookAt("2027-01-12T09:00");
  await ask(club.member, "POST", `/bookings/${canceled}/cancel`, {}, booked);
  const lastAt = async (now: string) => {
    const { body } = await ask(club.front_desk, "GET", "/guests", undefined, now);
    const [gus] = body.data as { id: string; last_visit_at: string | null }[];
    const { body: shown } = await ask(club.front_desk, "GET", `/guests/${gus?.id}`, undefined, now);
    expect(shown.last_visit_at).toBe(gus?.last_visit_at);
    return gus?.last_visit_at;
  };
  expect(await lastAt("2026-12-29T17:00:00Z")).toBeNull();
  expect(await lastAt("2027-01-05T17:00:00Z")).toBe("2026-12-30T14:00:00.000Z");
  expect(await lastAt("2027-01-12T14:00:00Z")).toBe("2027-01-12T14:00:00.000Z");
});

test("a guest with more visits than are shown: the latest, and how many there are", async () => {
  const club = await clubWith({});
  const { body: first } = await bookWith(club, club.member, 7, [guest("Gus")]);
  const before = await ofGuests(club.front_desk, "GET", "");
  const [gus] = before.body.data as { id: string }[];
  await ownerSql`
    with added as (
      insert into bookings (club_id, court_id, user_id, created_by, starts_at, ends_at, status)
      select club_id, court_id, user_id, created_by, starts_at - n * interval '1 day', ends_at - n * interval '1 day', 'canceled'
      from bookings, generate_series(2, 206) n where id = ${String(first.id)}
      returning id, created_by
    )
    insert into booking_players (club_id, booking_id, position, guest_id, guest_name, fee_cents, added_by)
    select ${club.id}, id, 1, ${gus?.id ?? ""}, 'Gus', 0, created_by from added`;
  const { body } = await ofGuests(club.front_desk, "GET", `/${gus?.id}`);
  const visits = body.visits as { booking_id: string }[];
  expect([visits.length, visits[0]?.booking_id, body.visits_total]).toEqual([200, first.id, 206]);
});
