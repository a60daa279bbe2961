import { dateFromNow, ownerSql, type TestClub } from "../world.ts";

/** Entries for sports without a court, an offer, and a request for the court that is booked out. */
export async function waitlistRowsOf(club: TestClub, ownerId: string, otherId: string, number: number) {
  const insert = async (user_id: string, requested_date: string) => {
    const sport = `sport ${number}`;
    const row = { club_id: club.id, user_id, sport, requested_date };
    const [entry] = await ownerSql<{ id: string }[]>`insert into waitlist_entries ${ownerSql(row)} returning id`;
    return entry?.id ?? "";
  };
  const [ownEntryId, otherEntryId, offered] = await Promise.all([
    insert(ownerId, dateFromNow(3)),
    insert(otherId, dateFromNow(3)),
    insert(ownerId, dateFromNow(4)),
  ]);
  const waitInput = {
    requested_date: dateFromNow((number % 5) + 2),
    sport: "pickleball",
    court_id: null,
    preferred_start_time: "10:00",
    preferred_end_time: "11:00",
  };
  return { ownEntryId, otherEntryId, offerId: await insertOffer(club, ownerId, offered, number), waitInput };
}

/** An entry for a slot that no other member requests. */
async function insertOffer(club: TestClub, user_id: string, entry_id: string, number: number): Promise<string> {
  const [offer] = await ownerSql<{ id: string }[]>`
    insert into waitlist_offers (club_id, entry_id, user_id, court_id, starts_at, ends_at, expires_at)
    select id, ${entry_id}, ${user_id}, ${club.courts[1]?.id ?? null}, slot.at, slot.at + interval '1 hour', now() + interval '10 minutes'
    from clubs, lateral (select ${`${dateFromNow(5)}T${String(7 + number).padStart(2, "0")}:00`}::timestamp at time zone time_zone as at) as slot
    where id = ${club.id} returning id`;
  await ownerSql`
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, offer_id)
    select club_id, court_id, starts_at, ends_at, 'offer_held', id from waitlist_offers where id = ${offer?.id ?? ""}`;
  return offer?.id ?? "";
}

/** A court of a sport of its own that is taken from ten to eleven all week, so that any member who wants it has to wait. */
export async function bookOut(club: TestClub): Promise<void> {
  await ownerSql`
    with court as (
      insert into courts (club_id, name, sport) values (${club.id}, 'Taken', 'pickleball') returning club_id, id
    )
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind)
    select court.club_id, court.id, at, at + interval '1 hour', 'event'
    from court join clubs on clubs.id = court.club_id, generate_series(0, 7) as ahead,
      lateral (select (${dateFromNow(0)}::date + ahead + time '10:00') at time zone time_zone as at) as slot`;
}
