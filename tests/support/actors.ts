import { randomBytes, randomUUID } from "node:crypto";
import { IMPERSONATED_ROLES, type Role } from "@courtside/contracts/domain/roles.ts";
import { hashPassword } from "../../api/src/auth/password-hashing/hash.ts";
import { bookOut, waitlistRowsOf } from "./actors/waitlist-rows.ts";
import { insertEvent } from "./insert-event.ts";
import type { Actor } from "./operation-rules/rule.ts";
import {
  dateFromNow,
  insertDevice,
  makeClub,
  openOperatorSession,
  openSession,
  ownerSql,
  type TestClub,
} from "./world.ts";

/** Every type of actor that may call the api, as the permission matrix lists them. */
export interface Person extends Actor {
  name: ActorName;
  /** The effective role; null: belongs to no club, or is not signed in. */
  role: Role | null;
  isRealAdmin: boolean;
  token: string | undefined;
}

/** A paid club and a demo club, and actors with rows of their own. */
export interface ActorWorld {
  clubIds: string[];
  people: Person[];
}

export const ACTORS = [
  "admin",
  "front_desk",
  "coach",
  "member",
  ...IMPERSONATED_ROLES.map((role) => `admin who previews ${role}` as const),
  "demo visitor",
  "person without a club",
  "operator",
  "no account",
  "device",
] as const;

export type ActorName = (typeof ACTORS)[number];

const PIN = "7391";
const pinHash = hashPassword(PIN);
const RULES = { max_bookings_per_day: 20, max_bookings_per_week: 0 };

/** One of each kind of actor, or only of the given ones. */
export async function makeActors(names: readonly ActorName[] = ACTORS): Promise<ActorWorld> {
  const [club, demo] = await Promise.all([
    makeClub({ rules: RULES }),
    makeClub({ rules: { ...RULES, is_demo: true, subscription_status: "none" } }),
  ]);
  await ownerSql`update users set is_demo = true where id = ${demo.member.id}`;
  await Promise.all([bookOut(club), bookOut(demo)]);
  const loner = await club.person("member");
  await ownerSql`delete from memberships where user_id = ${loner.id}`;
  const coachesOf = new Map([
    [club, await insertCoaches(club.id, ACTORS.length)],
    [demo, await insertCoaches(demo.id, ACTORS.length)],
  ]);
  const people = await Promise.all(
    names.map(async (name): Promise<Person> => {
      const number = ACTORS.indexOf(name);
      const home = name === "demo visitor" ? demo : club;
      const { id, ...who } = await identify(name, club, demo, loner);
      return { name, ...who, ...(await rowsOf(home, { id, role: who.role }, number, coachesOf.get(home) ?? [])) };
    }),
  );
  return { clubIds: [club.id, demo.id], people };
}

type Who = Pick<Person, "role" | "isRealAdmin" | "token"> & { id: string };

async function identify(
  name: ActorName,
  club: TestClub,
  demo: TestClub,
  loner: { id: string; token: string },
): Promise<Who> {
  const previewed = IMPERSONATED_ROLES.find((role) => name === `admin who previews ${role}`);
  if (previewed) {
    const { sessionId, token } = await openSession(club.admin.id, club.admin.email);
    await ownerSql`update auth.sessions set impersonating_role = ${previewed} where id = ${sessionId}`;
    return { id: club.admin.id, role: previewed, isRealAdmin: true, token };
  }
  if (name === "demo visitor")
    return { id: demo.member.id, role: "member", isRealAdmin: false, token: demo.member.token };
  if (name === "person without a club")
    return { id: club.member.id, role: null, isRealAdmin: false, token: loner.token };
  if (name === "operator") {
    const { id, email } = await club.person("member");
    await ownerSql`delete from memberships where user_id = ${id}`;
    return { id: club.member.id, role: null, isRealAdmin: false, token: (await openOperatorSession(id, email)).token };
  }
  if (name === "device") {
    const { token } = await insertDevice(club.id, "Actor", { finds_members: true });
    return { id: club.member.id, role: null, isRealAdmin: false, token };
  }
  if (name === "no account") return { id: club.member.id, role: null, isRealAdmin: false, token: undefined };
  const { id, role, token } = club[name as Role];
  return { id, role, isRealAdmin: role === "admin", token };
}

/** A booking of the actor and one of another member, at hours that no other actor has, and an item of news. */
async function rowsOf(
  club: TestClub,
  { id: ownerId, role }: Pick<Who, "id" | "role">,
  number: number,
  coachIds: string[],
): Promise<Actor> {
  const other = await club.person("member");
  const at = (hour: number) => `${dateFromNow(2)}T${String(hour).padStart(2, "0")}:00`;
  const [court, second] = club.courts;
  const hourText = String(7 + number).padStart(2, "0");
  const own = await insertBooking(club.id, second?.id, ownerId, at(7 + number));
  const others = await insertBooking(club.id, court?.id, other.id, at(7 + number));
  const applicant = await club.person("member");
  await ownerSql`delete from memberships where user_id = ${applicant.id}`;
  await ownerSql`insert into join_requests (club_id, user_id) values (${club.id}, ${applicant.id})`;
  await ownerSql`
    insert into staff_pins (club_id, user_id, pin_hash) values (${club.id}, ${ownerId}, ${await pinHash})
    on conflict do nothing`;
  const tomorrow = dateFromNow(1);
  const hour = (added: number) => `${tomorrow}T${String(7 + number + added).padStart(2, "0")}:00`;
  return {
    number,
    clubId: club.id,
    clubName: `Club ${club.id.slice(0, 8)}`,
    start_time: hour(0),
    end_time: hour(1),
    courtId: court?.id ?? "",
    otherId: other.id,
    blockId: await insertBlock(club.id, second?.id, ownerId, at(7 + number)),
    closureId: await insertClosure(club.id, court?.id, ownerId, at(7 + number)),
    ownBookingId: own,
    otherBookingId: others,
    ...(await insertGuests(club.id, [own, others], ownerId)),
    playedBookingId: await insertPlayed(club.id, court?.id, other.id, {
      playerId: ownerId,
      local: `${dateFromNow(6)}T${hourText}:00`,
    }),
    presentBookingId: await insertPresent(club.id, second?.id, ownerId),
    otherPresentBookingId: await insertPresent(club.id, court?.id, other.id),
    conflictId: await insertConflict(club.id, others),
    unpairedDeviceId: (await insertDevice(club.id, `New ${number}`, { public_key: null, paired_at: null })).id,
    deviceId: (await insertDevice(club.id, `Device ${number}`)).id,
    seriesId: await insertSeries(club.id, court?.id ?? "", other.id),
    applicantId: applicant.id,
    pin: PIN,
    newsId: await insertNews(club.id, club.admin.id),
    broadcastId: await insertBroadcast(club.id, club.admin.id),
    ...(await waitlistRowsOf(club, ownerId, other.id, number)),
    invitationId: await insertInvitation(club.id, club.admin.id, "member"),
    coachInvitationId: await insertInvitation(club.id, club.admin.id, "coach"),
    batchId: await insertEndedBatch(club.id, ownerId),
    importId: await insertEndedImport(club.id, ownerId),
    bookingImportId: await insertEndedBookingImport(club.id, ownerId),
    otherCoachId: coachIds[number] ?? "",
    coachFeedId: await insertFeed(club.id, coachIds[number] ?? ""),
    ...(await insertIntegrations(club.id, club.admin.id)),
    ...(await insertEvents(club, { ownerId, otherId: other.id, isMember: role === "member" })),
    ...(await insertCoachRows(club.id, {
      coachId: role === "coach" ? ownerId : (coachIds[number] ?? ""),
      memberId: role === "member" ? ownerId : other.id,
    })),
  };
}

/** A batch of invitations that the actor has sent. */
async function insertEndedBatch(club_id: string, sender_id: string): Promise<string> {
  const row = { club_id, sender_id, role: "coach", origin: ownerSql.json({ requestId: "r" }), ended_at: new Date() };
  const [batch] = await ownerSql<{ id: string }[]>`insert into invitation_batches ${ownerSql(row)} returning id`;
  const id = batch?.id ?? "";
  const line = { club_id, batch_id: id, place: 1, email: "coach@invited.test", state: "sent" };
  await ownerSql`insert into invitation_lines ${ownerSql(line)}`;
  return id;
}

/** Coaches without a session, all in one statement: each case of each operation makes them. */
async function insertCoaches(club_id: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await ownerSql`
    with account as (
      insert into auth.users (id, email) select id, id || '@coaches.courtside.test' from unnest(${ids}::uuid[]) as id
    ), person as (
      insert into users (id, email, full_name)
      select id, id || '@coaches.courtside.test', 'Test coach' from unnest(${ids}::uuid[]) as id
    )
    insert into memberships (club_id, user_id, role) select ${club_id}, id, 'coach' from unnest(${ids}::uuid[]) as id`;
  return ids;
}

async function insertCoachRows(clubId: string, { coachId, memberId }: { coachId: string; memberId: string }) {
  const rows = { hoursId: randomUUID(), timeOffId: randomUUID(), lessonRequestId: randomUUID() };
  await ownerSql`
    with hours as (
      insert into coach_availability (club_id, id, user_id, day_of_week, start_time, end_time)
      values (${clubId}, ${rows.hoursId}, ${coachId}, 'monday', '09:00', '17:00')
    ), off as (
      insert into coach_time_off (club_id, id, user_id, starts_on, ends_on)
      values (${clubId}, ${rows.timeOffId}, ${coachId}, ${dateFromNow(20)}, ${dateFromNow(21)})
    )
    insert into lesson_requests (club_id, id, member_id, coach_id, preferred_date, preferred_time)
    values (${clubId}, ${rows.lessonRequestId}, ${memberId}, ${coachId}, ${dateFromNow(3)}, '10:00')`;
  return { coachId, ...rows };
}

async function insertFeed(club_id: string, user_id: string): Promise<string> {
  const id = randomUUID();
  const secret_hash = randomBytes(32);
  await ownerSql`insert into calendar_feeds ${ownerSql({ club_id, id, kind: "coach", user_id, secret_hash })}`;
  return id;
}

async function insertIntegrations(club_id: string, created_by: string) {
  const rows = { keyId: randomUUID(), webhookId: randomUUID(), deliveryId: randomUUID() };
  const key = { id: rows.keyId, name: "Door", scopes: ["courts:read"], secret_hash: randomBytes(32), ending: "abcd" };
  await ownerSql`insert into api_keys ${ownerSql({ club_id, created_by, ...key, expires_at: new Date("2099-01-01") })}`;
  const hook = { id: rows.webhookId, url: "https://receiver.example.com/", secret_sealed: randomBytes(60) };
  await ownerSql`insert into webhooks ${ownerSql({ club_id, created_by, ...hook, events: ["none"] })}`;
  const delivery = { id: rows.deliveryId, webhook_id: rows.webhookId, event: "court.created", data: {} };
  await ownerSql`insert into webhook_deliveries ${ownerSql({ club_id, ...delivery, state: "skipped" })}`;
  return rows;
}

async function insertEvents(
  { id: clubId, courts: [court] }: TestClub,
  { ownerId, otherId, isMember }: { ownerId: string; otherId: string; isMember: boolean },
) {
  const rows = { clubId, courtId: court?.id, startsAt: new Date(`${dateFromNow(5)}T15:00:00Z`) };
  const [own, others] = await Promise.all([
    insertEvent({ ...rows, createdBy: ownerId, memberIds: isMember ? [ownerId, otherId] : [otherId] }),
    insertEvent({ ...rows, createdBy: otherId }),
  ]);
  return { ownEventId: own.eventId, otherEventId: others.eventId };
}

/** It has begun, and takes no court from the other actors. */
async function insertPresent(club_id: string, court_id: string | undefined, user_id: string): Promise<string> {
  const [booking] = await ownerSql<{ id: string }[]>`
    insert into bookings (club_id, court_id, user_id, created_by, starts_at, ends_at)
    values (${club_id}, ${court_id ?? null}, ${user_id}, ${user_id}, now() - interval '1 minute', now() + interval '1 hour')
    returning id`;
  return booking?.id ?? "";
}

/** Far ahead and without a date to book, so that the job has nothing to do with it. */
async function insertSeries(club_id: string, court_id: string, user_id: string): Promise<string> {
  const id = randomUUID();
  const rule = {
    starts_on: "2098-01-07",
    start_time: "09:00",
    end_time: "10:00",
    every_weeks: 1,
    weekdays: ["tuesday"],
  };
  const made = { club_id, id, court_id, user_id, created_by: user_id, state: "done" };
  await ownerSql`insert into booking_series ${ownerSql({ ...made, ...rule })}`;
  return id;
}

async function insertNews(club_id: string, author_id: string): Promise<string> {
  const id = randomUUID();
  const text = { type: "info", priority: "low", title: "Nets", body: "There are new nets." };
  await ownerSql`insert into club_news ${ownerSql({ club_id, id, author_id, ...text })}`;
  return id;
}

/** Of last week, because a club sends only so many a day. */
async function insertBroadcast(club_id: string, author_id: string): Promise<string> {
  const id = randomUUID();
  const written = { subject: "Rain", body: "All courts are closed.", recipients: 1, filter: ownerSql.json({}) };
  const created_at = new Date(Date.now() - 7 * 86_400_000);
  await ownerSql`insert into broadcasts ${ownerSql({ club_id, id, author_id, created_at, ...written })}`;
  return id;
}

async function insertInvitation(club_id: string, invited_by: string, role: Role): Promise<string> {
  const id = randomUUID();
  const invited = {
    email: `${id}@invited.courtside.test`,
    full_name: "Invited",
    expires_at: new Date(Date.now() + 86_400_000),
  };
  await ownerSql`insert into invitations ${ownerSql({ id, club_id, invited_by, role, ...invited })}`;
  return id;
}

/** A day later than the bookings. */
async function insertBlock(clubId: string, courtId: string | undefined, by: string, local: string) {
  const id = randomUUID();
  await ownerSql`
    insert into court_blocks (club_id, id, court_id, created_by, starts_at, ends_at)
    select id, ${id}, ${courtId ?? null}, ${by}, (${local}::timestamp + interval '24 hours') at time zone time_zone,
      (${local}::timestamp + interval '25 hours') at time zone time_zone
    from clubs where id = ${clubId}`;
  await ownerSql`
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, block_id)
    select club_id, court_id, starts_at, ends_at, 'block', id from court_blocks where club_id = ${clubId} and id = ${id}`;
  return id;
}

/** Of a court, half an hour a day later than the bookings. */
async function insertClosure(clubId: string, courtId: string | undefined, by: string, local: string): Promise<string> {
  const id = randomUUID();
  await ownerSql`
    insert into closures (club_id, id, reason, outcome, created_by, starts_at, ends_at)
    select id, ${id}, 'rain', 'cancel', ${by}, (${local}::timestamp + interval '24 hours') at time zone time_zone,
      (${local}::timestamp + interval '24 hours 30 minutes') at time zone time_zone
    from clubs where id = ${clubId}`;
  await ownerSql`
    insert into court_blocks (club_id, court_id, created_by, starts_at, ends_at, closure_id)
    select club_id, ${courtId ?? null}, created_by, starts_at, ends_at, id from closures where club_id = ${clubId} and id = ${id}`;
  await ownerSql`
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, block_id)
    select club_id, court_id, starts_at, ends_at, 'block', id from court_blocks where club_id = ${clubId} and closure_id = ${id}`;
  return id;
}

/** Two guests, of whom the first is on both bookings. */
async function insertGuests(club_id: string, bookings: string[], added_by: string) {
  const [guestId, otherGuestId] = [randomUUID(), randomUUID()];
  const guests = [guestId, otherGuestId].map((id) => ({ club_id, id, identity: `name:${id}`, name: `Guest ${id}` }));
  await ownerSql`insert into guests ${ownerSql(guests)}`;
  const visits = bookings.map((booking_id) => ({
    club_id,
    booking_id,
    position: 1,
    guest_id: guestId,
    guest_name: "Guest",
    added_by,
  }));
  await ownerSql`insert into booking_players ${ownerSql(visits)}`;
  return { guestId, otherGuestId, guestBookingId: bookings[0] ?? "" };
}

/** A booking in which another member plays. */
async function insertPlayed(
  clubId: string,
  courtId: string | undefined,
  userId: string,
  { playerId, local }: { playerId: string; local: string },
) {
  const id = await insertBooking(clubId, courtId, userId, local);
  await ownerSql`
    insert into booking_players (club_id, booking_id, position, user_id, added_by)
    values (${clubId}, ${id}, 1, ${playerId}, ${userId})`;
  return id;
}

async function insertBooking(clubId: string, courtId: string | undefined, userId: string, local: string) {
  const id = randomUUID();
  await ownerSql`
    insert into bookings (club_id, id, court_id, user_id, created_by, starts_at, ends_at)
    select id, ${id}, ${courtId ?? null}, ${userId}, ${userId}, ${local}::timestamp at time zone time_zone,
      (${local}::timestamp + interval '1 hour') at time zone time_zone
    from clubs where id = ${clubId}`;
  await ownerSql`
    insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id)
    select club_id, court_id, starts_at, ends_at, 'booking', id from bookings where club_id = ${clubId} and id = ${id}`;
  return id;
}

async function insertEndedImport(clubId: string, senderId: string): Promise<string> {
  const now = new Date();
  const row = { club_id: clubId, sender_id: senderId, origin: ownerSql.json({}), landed_at: now, ended_at: now };
  const [made] = await ownerSql<{ id: string }[]>`insert into member_imports ${ownerSql(row)} returning id`;
  return made?.id ?? "";
}

async function insertEndedBookingImport(clubId: string, senderId: string): Promise<string> {
  const row = { club_id: clubId, sender_id: senderId, work: ownerSql.json({}), ended_at: new Date() };
  const [made] = await ownerSql<{ id: string }[]>`insert into booking_imports ${ownerSql(row)} returning id`;
  return made?.id ?? "";
}

async function insertConflict(club_id: string, booking_id: string): Promise<string> {
  const made = { made_at: new Date(), device_name: "Lobby", code: "check_in_late" };
  const [row] = await ownerSql<{ id: string }[]>`
    insert into check_in_conflicts ${ownerSql({ ...made, club_id, booking_id })} returning id`;
  return row?.id ?? "";
}
