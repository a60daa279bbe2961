import { randomUUID } from "node:crypto";
import { type ClubDay, type Filling, isOwn, type Span } from "./club-day.ts";
import { makeClub, ownerSql, type TestClub, type TestPerson } from "./world.ts";

/** A random day in the database: its club, the person who asks, and the courts in the order of the day's. */
export interface LaidOutDay {
  club: TestClub;
  person: TestPerson;
  courtIds: string[];
  /** The request clock that puts the api at the day's `now`. */
  clock: string;
}

const KINDS: Record<Filling, "booking" | "lesson" | "block" | "event" | "offer_held"> = {
  own: "booking",
  ownLesson: "lesson",
  taught: "lesson",
  other: "booking",
  lesson: "lesson",
  block: "block",
  event: "event",
  offer_held: "offer_held",
};

interface Rows {
  bookings: Record<string, unknown>[];
  court_blocks: Record<string, unknown>[];
  court_occupancies: Record<string, unknown>[];
  person_occupancies: Record<string, unknown>[];
}

/** Writes the day into a club of its own. The courts are of sport tennis; occupancies elsewhere are on a squash court. */
export async function layOutClubDay(day: ClubDay): Promise<LaidOutDay> {
  const club = await makeClub({ rules: { ...day.rules }, courts: day.courts.length + 1 });
  const person = day.isPreview ? club.admin : club[day.role];
  const courtIds = club.courts.map((court) => court.id);
  const far = courtIds.pop() ?? "";
  const rows = rowsOf(day, club, person, courtIds, far);
  // Each by itself: a job that locks the club's courts in another order would deadlock with a transaction over several.
  await ownerSql`update courts set sport = 'squash' where club_id = ${club.id} and id = ${far}`;
  for (const [index, court] of day.courts.entries()) {
    if (!court.isActive) await ownerSql`update courts set is_active = false where id = ${courtIds[index] ?? ""}`;
  }
  await ownerSql.begin(async (sql) => {
    for (const [table, values] of Object.entries(rows)) {
      if (values.length > 0) await sql`insert into ${sql(table)} ${sql(values)}`;
    }
    if (day.isPreview) {
      await sql`update auth.sessions set impersonating_role = ${day.role} where id = ${person.sessionId}`;
    }
  });
  return { club, person, courtIds, clock: new Date(day.now).toISOString() };
}

function rowsOf(day: ClubDay, club: TestClub, person: TestPerson, courtIds: string[], far: string): Rows {
  const rows: Rows = { bookings: [], court_blocks: [], court_occupancies: [], person_occupancies: [] };
  const isMember = day.role === "member" || day.role === "coach";
  const someone = day.role === "member" && !day.isPreview ? club.coach : club.member;
  const times = ({ startsAt, endsAt }: Span) => ({ starts_at: new Date(startsAt), ends_at: new Date(endsAt) });

  function book(span: Span, court_id: string, kind: "booking" | "lesson", whose: { own: boolean; taught: boolean }) {
    const id = randomUUID();
    const user = whose.own && !whose.taught ? person : someone;
    const coach_id = kind === "lesson" ? (whose.taught ? person : someone).id : null;
    const base = { club_id: club.id, ...times(span) };
    rows.bookings.push({ ...base, id, court_id, user_id: user.id, kind, coach_id, created_by: user.id });
    rows.court_occupancies.push({ ...base, court_id, kind, booking_id: id, block_id: null });
    // A booking of staff under their own name does not count as their presence (docs/product/booking.md#one-place-at-a-time).
    if (whose.own && isMember) rows.person_occupancies.push({ ...base, booking_id: id, user_id: person.id });
  }

  for (const each of day.occupied) {
    const court_id = courtIds[each.court] ?? "";
    const kind = KINDS[each.filling];
    const base = { club_id: club.id, court_id, ...times(each) };
    if (kind === "booking" || kind === "lesson") {
      book(each, court_id, kind, { own: isOwn(each), taught: each.filling === "taught" });
    } else if (kind === "block") {
      const id = randomUUID();
      rows.court_blocks.push({ ...base, id, reason: each.reason, created_by: club.admin.id });
      rows.court_occupancies.push({ ...base, kind, booking_id: null, block_id: id });
    } else rows.court_occupancies.push({ ...base, kind, booking_id: null, block_id: null });
  }
  for (const each of day.elsewhere) {
    if (!each.isCanceled) book(each, far, "booking", { own: true, taught: false });
    else {
      const base = { club_id: club.id, court_id: far, user_id: person.id, created_by: person.id, ...times(each) };
      rows.bookings.push({ ...base, id: randomUUID(), kind: "booking", coach_id: null, status: "canceled" });
    }
  }
  // One insert takes rows with the same columns.
  rows.bookings = rows.bookings.map((row) => ({ status: "confirmed", ...row }));
  return rows;
}

/** Deletes a booking that a trial made, so that the next trial starts from the same day. */
export async function takeBack(bookingId: string): Promise<void> {
  await ownerSql`delete from bookings where id = ${bookingId}`;
}
