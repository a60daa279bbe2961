import { expect, test } from "vitest";
import { book } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";
const date = "2026-07-16";

interface Alternative {
  court_id: string;
  court_name: string;
  start_time: string;
  end_time: string;
}

const at = (
  club: TestClub,
  person: TestPerson,
  time: string,
  more: {
    court?: number;
    end?: string;
    user_id?: string;
    players?: ({ guest_name: string } | { user_id: string })[];
    walk_in?: true;
  } = {},
) =>
  book(
    person,
    {
      court_id: club.courts[more.court ?? 0]?.id,
      start_time: `${date}T${time}`,
      ...(more.end && { end_time: `${date}T${more.end}` }),
      ...(more.user_id && { user_id: more.user_id }),
      ...(more.players && { players: more.players }),
      ...(more.walk_in && { walk_in: more.walk_in }),
    },
    now,
  );

const NEW_YORK = new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", timeStyle: "short" });

/** "Court 1 09:00", in the given order. */
function offered(response: Awaited<ReturnType<typeof book>>): string[] {
  expect(response.rejection).toMatchObject({ code: "slot_conflict", details: { field: "start_time" } });
  const alternatives = (response.rejection.details?.alternatives ?? []) as Alternative[];
  return alternatives.map((each) => `${each.court_name} ${NEW_YORK.format(new Date(each.start_time))}`);
}

/** The club with other members' bookings on it. */
async function clubWith(taken: [court: number, time: string][], rules: Record<string, unknown> = {}) {
  const club = await makeClub({ courts: 3, rules });
  for (const [court, time] of taken) expect((await at(club, club.admin, time, { court })).status).toBe(201);
  return club;
}

test("the same court first, nearest first and the earlier of two equally near, at most three", async () => {
  const club = await clubWith([[0, "12:00"]]);
  expect(offered(await at(club, club.member, "12:00"))).toEqual(["Court 1 11:00", "Court 1 13:00", "Court 1 10:00"]);
});

test("at most two hours earlier or later, then other courts at that time", async () => {
  const near = ["10:00", "11:00", "12:00", "13:00"].map((time): [number, string] => [0, time]);
  const club = await clubWith(near);
  expect(offered(await at(club, club.member, "12:00"))).toEqual(["Court 1 14:00", "Court 2 12:00", "Court 3 12:00"]);
  const full = await clubWith([...near, [0, "14:00"], [1, "12:00"]]);
  expect(offered(await at(full, full.member, "12:00"))).toEqual(["Court 3 12:00"]);
});

test("each is as long as the request, and can be booked in one step", async () => {
  const rules = { slot_length_minutes: 30, max_booking_length_minutes: 90 };
  for (const index of [0, 1, 2]) {
    const club = await clubWith([[0, "12:30"]], rules);
    const lost = await at(club, club.member, "12:00", { end: "13:30" });
    const alternatives = (lost.rejection.details?.alternatives ?? []) as Alternative[];
    expect(alternatives).toHaveLength(3);
    const { court_id, start_time = "", end_time = "" } = alternatives[index] ?? {};
    expect(Date.parse(end_time) - Date.parse(start_time)).toBe(90 * 60_000);
    expect((await book(club.member, { court_id, start_time, end_time }, now)).status).toBe(201);
  }
});

test("nothing that this person may not book: other bookings of theirs, their limits, the past, closed courts, other sports", async () => {
  const club = await clubWith([[0, "12:00"]], { max_bookings_per_day: 2 });
  await at(club, club.member, "11:00", { court: 1 });
  expect(offered(await at(club, club.member, "12:00"))).toEqual(["Court 1 13:00", "Court 1 10:00", "Court 1 14:00"]);
  await at(club, club.member, "20:00", { court: 1 });
  const limited = await at(club, club.member, "12:00");
  expect(offered(limited)).toEqual([]);
});

test("for staff who book for a member: what that member may book", async () => {
  const club = await clubWith([[0, "12:00"]]);
  await at(club, club.member, "11:00", { court: 1 });
  const lost = await at(club, club.front_desk, "12:00", { user_id: club.member.id });
  expect(offered(lost)).toEqual(["Court 1 13:00", "Court 1 10:00", "Court 1 14:00"]);
  const own = await at(club, club.front_desk, "12:00");
  expect(offered(own)).toEqual(["Court 1 11:00", "Court 1 13:00", "Court 1 10:00"]);
});

test("only courts with room for all who would play", async () => {
  const near = ["10:00", "11:00", "12:00", "13:00", "14:00"].map((time): [number, string] => [0, time]);
  const club = await clubWith(near);
  await ownerSql`update courts set max_players = 2 where id = ${club.courts[1]?.id ?? ""}`;
  const two = [{ guest_name: "Gus Guest" }, { guest_name: "Gil Guest" }];
  expect(offered(await at(club, club.member, "12:00"))).toEqual(["Court 2 12:00", "Court 3 12:00"]);
  expect(offered(await at(club, club.member, "12:00", { players: two }))).toEqual(["Court 3 12:00"]);
  const walkIn = await at(club, club.front_desk, "12:00", { players: two, walk_in: true });
  expect(offered(walkIn)).toEqual(["Court 2 12:00", "Court 3 12:00"]);

  const asked = await clubWith([[0, "12:00"]]);
  await ownerSql`update courts set max_players = 2 where id = ${asked.courts[0]?.id ?? ""}`;
  expect(offered(await at(asked, asked.member, "12:00", { players: two }))).toEqual(["Court 2 12:00", "Court 3 12:00"]);
});

test("only times at which the members who would play are free too; guests and other members block no time", async () => {
  const club = await clubWith([[0, "12:00"]]);
  const [partner, other] = [await club.person("member"), await club.person("member")];
  expect((await at(club, partner, "13:00", { court: 1 })).status).toBe(201);
  expect((await at(club, other, "11:00", { court: 1 })).status).toBe(201);
  const alone = ["Court 1 11:00", "Court 1 13:00", "Court 1 10:00"];
  expect(offered(await at(club, club.member, "12:00"))).toEqual(alone);
  expect(offered(await at(club, club.member, "12:00", { players: [{ guest_name: "Gus Guest" }] }))).toEqual(alone);
  const players = [{ user_id: partner.id }];
  const together = ["Court 1 11:00", "Court 1 10:00", "Court 1 14:00"];
  expect(offered(await at(club, club.member, "12:00", { players }))).toEqual(together);
  const byStaff = { players, user_id: club.member.id };
  expect(offered(await at(club, club.front_desk, "12:00", byStaff))).toEqual(together);
});

test("who is named twice, and a booker who is named, take one place", async () => {
  const near = ["10:00", "11:00", "12:00", "13:00", "14:00"].map((time): [number, string] => [0, time]);
  const club = await clubWith(near);
  const most = (max_players: number) => ownerSql`
    update courts set max_players = ${max_players} where id = ${club.courts[1]?.id ?? ""}`;
  const partner = await club.person("member");
  const players = [{ user_id: partner.id }, { user_id: club.member.id }, { user_id: partner.id }];
  const both = ["Court 2 12:00", "Court 3 12:00"];
  await most(2);
  expect(offered(await at(club, club.member, "12:00", { players }))).toEqual(both);
  expect(offered(await at(club, club.front_desk, "12:00", { players, user_id: club.member.id }))).toEqual(both);
  const guest = { guest_name: "Gus Guest" };
  expect(offered(await at(club, club.member, "12:00", { players: [...players, guest] }))).toEqual(["Court 3 12:00"]);
  await most(1);
  expect(offered(await at(club, club.member, "12:00"))).toEqual(both);
  expect(offered(await at(club, club.member, "12:00", { players }))).toEqual(["Court 3 12:00"]);
});
