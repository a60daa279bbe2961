import { randomUUID } from "node:crypto";
import {
  applyPiece,
  type DayPiece,
  type SharedDay,
  type TakenDetails,
} from "@courtside/contracts/domain/club-day/shared-day.ts";
import { describe, expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { dayOf, joinedGrid, ownDay, sharedDay, withoutIds } from "../../support/days.ts";
import { openLive } from "../../support/live-stream.ts";
import { dateFromNow, makeClub, type TestClub, type TestPerson } from "../../support/world.ts";

const date = dateFromNow(2, "UTC");

async function clubWith(rules: Record<string, unknown> = {}) {
  const club = await makeClub({ courts: 2, rules: { time_zone: "UTC", max_bookings_per_day: 20, ...rules } });
  return { ...club, ada: await club.person("member", `Ada ${randomUUID().slice(0, 8)}`) };
}

const book = async (club: TestClub, person: TestPerson, hour: number, more: object = {}) => {
  const body = { court_id: club.courts[0]?.id, start_time: `${date}T${String(hour).padStart(2, "0")}:00`, ...more };
  const made = await call("/bookings", { method: "POST", token: person.token, body });
  expect(made.status, made.text).toBe(201);
  return String(made.body.id);
};
const name = async (person: TestPerson, id: string, players: object[]) => {
  const put = await call(`/bookings/${id}/players`, { method: "PUT", token: person.token, body: { players } });
  expect(put.status, put.text).toBe(200);
};
const detailsOf = ({ courts }: Pick<SharedDay, "courts">): TakenDetails[] => courts[0]?.details ?? [];
const GUS = { guest_name: "Gus Guest" };

describe("who plays, on the day as staff see it", () => {
  test("players in their order and what is due for guests; members get the very same day as without them", async () => {
    const club = await clubWith({ guest_fee_cents: 750 });
    const id = await book(club, club.member, 10);
    const before = await sharedDay(club.coach, date);
    await name(club.member, id, [GUS, { user_id: club.ada.id }]);
    const after = await sharedDay(club.coach, date);
    expect(after.text).toBe(before.text);
    for (const person of [club.front_desk, club.admin]) {
      const day = await dayOf(person, date);
      expect(detailsOf(day)).toEqual([
        {
          start: 600,
          booking_id: id,
          booked_by: club.member.name,
          players: ["Gus Guest", club.ada.name],
          guest_fees_due_cents: 750,
        },
      ]);
    }
    // What members have of their own does not say either.
    for (const person of [club.member, club.ada]) {
      expect((await ownDay(person, date)).text).not.toMatch(/Gus|players|fees|unnamed/);
    }
  });

  test("a walk-in has the name of its first guest, and the others as players", async () => {
    const club = await clubWith();
    await book(club, club.front_desk, 10, { walk_in: true, players: [{ guest_name: "Wanda Walker" }, GUS] });
    expect(detailsOf(await dayOf(club.admin, date))).toMatchObject([
      { booked_by: "Wanda Walker", players: ["Gus Guest"] },
    ]);
  });

  test("the two parts give staff the grid of /availability, also with a booking of their own", async () => {
    const club = await clubWith({ names_required_hours: 12 });
    await book(club, club.front_desk, 10, { players: [GUS] });
    await book(club, club.member, 11);
    const { body } = await call("/availability", { token: club.front_desk.token, query: { date, sport: "tennis" } });
    const joined = withoutIds(await joinedGrid(club.front_desk, date));
    expect(joined).toEqual(withoutIds(body as unknown as Parameters<typeof withoutIds>[0]));
    expect(joined.courts[0]?.occupancies).toMatchObject([
      { state: "own", players: ["Gus Guest"] },
      { state: "booked", is_unnamed: true },
    ]);
  });
});

describe("bookings whose players are not named", () => {
  const unnamed = async (person: TestPerson) =>
    detailsOf(await dayOf(person, date)).flatMap(({ start, is_unnamed }) => (is_unnamed ? [start / 60] : []));

  test("are those that the club requires the names of: not of staff, of walk-ins, with a player, or for one person", async () => {
    const club = await clubWith({ names_required_hours: 12 });
    await book(club, club.member, 9);
    await book(club, club.coach, 10);
    await book(club, club.member, 11, { players: [GUS] });
    await book(club, club.admin, 12);
    await book(club, club.admin, 13, { user_id: club.ada.id });
    await book(club, club.front_desk, 14, { walk_in: true, players: [{ guest_name: "Wanda" }] });
    expect(await unnamed(club.front_desk)).toEqual([9, 10]);
    expect((await sharedDay(club.member, date)).text).not.toContain("unnamed");
    const court = { method: "PATCH", token: club.admin.token, body: { max_players: 1 } };
    expect((await call(`/courts/${club.courts[0]?.id}`, court)).status).toBe(200);
    expect(await unnamed(club.front_desk)).toEqual([]);
  });

  test("appear with the club's rule and go with it", async () => {
    const club = await clubWith();
    await book(club, club.member, 9);
    expect(await unnamed(club.admin)).toEqual([]);
    const save = async (names_required_hours: number) => {
      const { version } = (await call("/club", { token: club.admin.token })).body;
      const body = { version, names_required_hours };
      expect((await call("/club", { method: "PATCH", token: club.admin.token, body })).status).toBe(200);
    };
    await save(24);
    expect(await unnamed(club.admin)).toEqual([9]);
    await save(0);
    expect(await unnamed(club.admin)).toEqual([]);
  });
});

describe("a live change of players", () => {
  test("carries the court to staff, and to members that nothing differs", async () => {
    const club = await clubWith({ names_required_hours: 12 });
    const id = await book(club, club.member, 10);
    // Before the days are read: the booking's own change may be heard late, and without readers pieces would begin anew.
    const [staff, member] = await Promise.all([openLive(club.front_desk), openLive(club.coach)]);
    const [staffDay, memberDay] = [await dayOf(club.front_desk, date), await dayOf(club.coach, date)];
    const pieceOf = async (stream: typeof staff, of: SharedDay) => {
      for (;;) {
        const { data } = await stream.next();
        const piece = (data.days as DayPiece[] | undefined)?.find((each) => each.date === of.date);
        if (data.topic === "bookings") return piece;
      }
    };
    const steps: { change: () => Promise<unknown>; expected: object }[] = [
      {
        change: () => name(club.member, id, [{ user_id: club.ada.id }]),
        expected: { players: [club.ada.name] },
      },
      {
        change: () => call(`/bookings/${id}/players/me`, { method: "DELETE", token: club.ada.token }),
        expected: { is_unnamed: true },
      },
    ];
    let known = staffDay;
    for (const { change, expected } of steps) {
      await change();
      const piece = await pieceOf(staff, known);
      const next = piece && applyPiece(known, piece);
      if (!next) throw new Error("staff got no piece that fits");
      expect(detailsOf(next)).toEqual([{ start: 600, booking_id: id, booked_by: club.member.name, ...expected }]);
      expect(next.version).toBe((await dayOf(club.front_desk, date)).version);
      known = next;
      const forMembers = await pieceOf(member, memberDay);
      expect(forMembers?.courts ?? []).toEqual([]);
      expect(JSON.stringify(forMembers ?? {})).not.toContain(club.ada.name);
    }
    expect((await dayOf(club.coach, date)).version).toBe(memberDay.version);
    staff.close();
    member.close();
  });
});
