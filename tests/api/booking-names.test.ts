import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { book, cancel } from "../support/try-booking.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "../support/world.ts";

const now = "2026-07-15T12:00:00Z";
const date = "2026-07-16";
let club: TestClub;
let alice: TestPerson;
let bookingId: string;

beforeAll(async () => {
  club = await makeClub();
  alice = await club.person("member", "Alice Archer");
  const made = await book(alice, { court_id: club.courts[0]?.id, start_time: `${date}T10:00` }, now);
  bookingId = String(made.body.id);
  const other = await book(alice, { court_id: club.courts[0]?.id, start_time: `${date}T11:00` }, now);
  await cancel(club.admin, other.body.id, { reason: "Alice asked by phone", now });
});

interface Cell {
  start_time: string;
  state: string;
  booked_by?: string;
  booking_id?: string;
}

async function occupancies(person: TestPerson): Promise<Cell[]> {
  const response = await call("/availability", { token: person.token, query: { date, sport: "tennis" }, now });
  return (response.body.courts as { occupancies: Cell[] }[]).flatMap((court) => court.occupancies);
}

const clubBookings = async (person: TestPerson) =>
  (await call("/bookings", { token: person.token, query: { scope: "club", date }, now })).body.data as Record<
    string,
    unknown
  >[];

describe("everyone sees what is taken, only staff by whom", () => {
  test("the grid", async () => {
    for (const staff of [club.admin, club.front_desk]) {
      expect(await occupancies(staff)).toMatchObject([
        { state: "booked", booked_by: "Alice Archer", booking_id: bookingId },
      ]);
    }
    for (const person of [club.member, club.coach]) {
      const [cell] = await occupancies(person);
      expect(cell?.state).toBe("booked");
      expect(cell).not.toHaveProperty("booked_by");
      expect(cell).not.toHaveProperty("booking_id");
    }
    expect(await occupancies(alice)).toMatchObject([{ state: "own", booking_id: bookingId }]);
  });

  test("the club's bookings", async () => {
    for (const staff of [club.admin, club.front_desk]) {
      expect(await clubBookings(staff)).toMatchObject([
        { user_id: alice.id, user_name: "Alice Archer", user_email: alice.email },
        { status: "canceled", cancel_reason: "Alice asked by phone" },
      ]);
    }
    for (const person of [club.member, club.coach]) {
      const seen = await clubBookings(person);
      expect(seen).toHaveLength(2);
      for (const each of seen) {
        expect(each).toMatchObject({ user_id: null, user_name: "Member", user_email: null, cancel_reason: null });
      }
    }
    expect(await clubBookings(alice)).toMatchObject([{ user_name: "Alice Archer" }, { user_name: "Alice Archer" }]);
  });

  test("a member's responses contain the name nowhere", async () => {
    for (const path of [
      "/me",
      "/courts",
      "/coaches",
      "/bookings",
      "/bookings?scope=club",
      `/availability?date=${date}&sport=tennis`,
    ]) {
      const { text } = await call(path, { token: club.member.token, now });
      for (const secret of ["Alice", alice.email, alice.id]) expect(text, path).not.toContain(secret);
    }
  });

  test("staff see 'Unknown', and 'Unknown Member' in the list, for a person without a name", async () => {
    const other = await makeClub();
    const nameless = await other.person("member", "");
    await book(nameless, { court_id: other.courts[0]?.id, start_time: `${date}T10:00` }, now);
    expect(await occupancies(other.admin)).toMatchObject([{ booked_by: "Unknown" }]);
    expect(await clubBookings(other.admin)).toMatchObject([
      { user_name: "Unknown Member", players: [{ name: "Unknown Member" }] },
    ]);
  });

  test("an admin who previews a member sees what a member sees", async () => {
    const preview = await club.person("admin");
    await ownerSql`update auth.sessions set impersonating_role = 'member' where id = ${preview.sessionId}`;
    const [cell] = await occupancies(preview);
    expect(cell).not.toHaveProperty("booked_by");
    expect((await clubBookings(preview))[0]).toMatchObject({ user_name: "Member" });
  });
});
