import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import postgres from "postgres";
import { hashPassword } from "../../api/src/auth/password-hashing/hash.ts";
import { clubTime } from "../../contracts/domain/club-clock.ts";
import { seedPeople } from "../../tools/seed/club.ts";
import { type BookingOutcome, book } from "../support/book.ts";
import { raiseSession } from "../support/raise-session.ts";
import { NOON_ZONE } from "./noon-zone.ts";

type ClubRole = "admin" | "front_desk" | "coach" | "member";

/** A person with a session, as sign-in returns it. */
export interface ClubPerson {
  id: string;
  name: string;
  email: string;
  token: string;
  /** The browser's storage. */
  session: string;
}

export interface OwnClub {
  id: string;
  courts: { id: string; name: string }[];
  person: (role: ClubRole, name?: string) => Promise<ClubPerson>;
  /** So many members, without sessions. */
  members: (count: number) => Promise<void>;
  /** Books a slot as another user would, without the screen. `time` is "HH:MM" of the club's clock. */
  book: (person: ClubPerson, court: number, date: string, time: string) => Promise<BookingOutcome>;
  /** Books a slot and the same of the weeks after it. */
  repeat: (person: ClubPerson, slot: { court: number; date: string; time: string }, more: object) => Promise<void>;
  /** A booking that is over, which the api would not make. */
  past: (person: ClubPerson, court: number, date: string, time: string, minutes: number) => Promise<void>;
  /** A booking that began ten minutes ago and lasts so long, whatever the hour is. Returns when, as screens name it: "12:05 - 13:05". */
  underWay: (person: ClubPerson, court: number, minutes: number) => Promise<string>;
}

interface OwnClubOptions {
  /** Columns of `clubs`. */
  rules?: Record<string, unknown>;
  courts?: number;
}

/** The password of every account in such a club. */
export const PASSWORD = "Own-Club-Passphrase-1";
/** Where the shell's auth client keeps the session. */
const STORED = "courtside-auth";

let passwordHash: Promise<string> | undefined;

function hashOnce(): Promise<string> {
  passwordHash ??= hashPassword(PASSWORD);
  return passwordHash;
}

async function asOwner<Result>(work: (sql: postgres.TransactionSql) => Promise<Result>): Promise<void> {
  const sql = postgres(process.env.COURTSIDE_OWNER_URL ?? "", { max: 1, onnotice: () => {} });
  await sql.begin(work);
  await sql.end();
}

/** A paid club of this test's own, on the browser's clock; no other test shares any of it. */
export async function makeOwnClub({ rules = {}, courts = 2 }: OwnClubOptions = {}): Promise<OwnClub> {
  const id = randomUUID();
  const rows = Array.from({ length: courts }, (_, at) => ({ id: randomUUID(), name: courtName(at, courts) }));
  await asOwner(async (sql) => {
    const name = `Club ${id.slice(0, 8)}`;
    const standard = { time_zone: NOON_ZONE, sports: ["tennis"], subscription_status: "active" };
    await sql`insert into clubs ${sql({ id, name, ...standard, ...rules })}`;
    if (courts > 0) await sql`insert into courts ${sql(rows.map((row) => ({ ...row, club_id: id, sport: "tennis" })))}`;
  });
  return {
    id,
    courts: rows,
    person: (role, name = `Test ${role}`) => makePerson(id, role, name),
    members: async (count) => {
      const hash = await hashOnce();
      const people = Array.from({ length: count }, (_, at) => ({
        name: `Member ${at + 1}`,
        role: "member" as const,
        email: `${randomUUID()}@people.courtside.test`,
      }));
      await asOwner((sql) => seedPeople(sql, id, people, hash));
    },
    book: ({ token }, court, date, time) =>
      book(site(), token, { court_id: rows[court]?.id ?? "", start_time: `${date}T${time}` }),
    repeat: async ({ token }, { court, date, time }, more) => {
      const input = { court_id: rows[court]?.id ?? "", start_time: `${date}T${time}`, every_weeks: 1, ...more };
      const response = await fetch(`${site()}/api/v1/booking-series`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(input),
      });
      if (response.status !== 201) throw new Error(`the series: ${response.status} ${await response.text()}`);
    },
    past: (person, court, date, time, minutes) =>
      insertBooking(id, rows[court]?.id ?? "", person, `${date} ${time}`, minutes),
    underWay: async (person, court, minutes) => {
      const start = Date.now() - 10 * 60_000;
      const [from = "", until = ""] = [start, start + minutes * 60_000].map((instant) => clubTime(instant, NOON_ZONE));
      await insertBooking(id, rows[court]?.id ?? "", person, `${clubDate.format(start)} ${from}`, minutes);
      return `${from} - ${until}`;
    },
  };
}

/** A booking as the api would not make it; `start` is "YYYY-MM-DD HH:MM" of the club's clock. */
function insertBooking(clubId: string, courtId: string, person: ClubPerson, start: string, minutes: number) {
  return asOwner(
    (sql) => sql`
      with booked as (
        insert into bookings (club_id, court_id, user_id, created_by, starts_at, ends_at)
        select ${clubId}, ${courtId}, ${person.id}, ${person.id}, starts_at, starts_at + make_interval(mins => ${minutes})
        from (select ${start}::timestamp at time zone ${NOON_ZONE} as starts_at) start
        returning id, court_id, starts_at, ends_at
      )
      insert into court_occupancies (id, club_id, court_id, kind, booking_id, starts_at, ends_at)
      select gen_random_uuid(), ${clubId}, court_id, 'booking', id, starts_at, ends_at from booked`,
  );
}

/** "Court 1", or "Court 01" with ten or more: they are sorted by name. */
const courtName = (at: number, courts: number): string =>
  `Court ${String(at + 1).padStart(String(courts).length, "0")}`;

const site = (): string => process.env.COURTSIDE_URL ?? "";

async function makePerson(clubId: string, role: ClubRole, name: string): Promise<ClubPerson> {
  const hash = await hashOnce();
  const email = `${randomUUID()}@people.courtside.test`;
  await asOwner((sql) => seedPeople(sql, clubId, [{ name, role, email }], hash));
  const response = await fetch(`${site()}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const session = await response.text();
  if (!response.ok) throw new Error(`sign-in of ${email}: ${response.status} ${session}`);
  const { access_token: token, user } = JSON.parse(session);
  return { id: user.id, name, email, token, session };
}

/** Lets a person open /admin/platform, and their session has passed a second factor, unless asked not to. */
export async function makeOperator({ id, token }: ClubPerson, { hasSecondFactor = true } = {}): Promise<void> {
  const [, payload = ""] = token.split(".");
  const { session_id } = JSON.parse(Buffer.from(payload, "base64url").toString());
  await asOwner(async (sql) => {
    await sql`insert into auth.operators (user_id) values (${id}) on conflict do nothing`;
    if (hasSecondFactor) await raiseSession(sql, id, session_id);
  });
}

/** Opens a page as a signed-in person, without the form. */
export async function openAs(page: Page, { session }: ClubPerson, path: string): Promise<void> {
  await keepSession(page.context(), session);
  await page.goto(path);
}

/** Resolves when the page follows its club's changes: it may miss what changes before. Called before the page is opened. */
export const following = (page: Page): Promise<unknown> =>
  page.waitForResponse((response) => response.url().endsWith("/api/v1/live") && response.ok());

/** Opens a page as {@link openAs} does, and waits until it follows the club's changes. */
export async function openFollowing(page: Page, person: ClubPerson, path: string): Promise<void> {
  const followed = following(page);
  await openAs(page, person, path);
  await followed;
}

/** Only once, so that a session renewed by the page is not overwritten. */
const keepSession = (context: BrowserContext, session: string): Promise<unknown> =>
  context.addInitScript(
    ([key = "", value = ""]) => {
      if (location.protocol.startsWith("http") && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [STORED, session],
  );

const clubDate = new Intl.DateTimeFormat("en-CA", { timeZone: NOON_ZONE });

/** The date `days` from now on the club's clock, `YYYY-MM-DD`. */
export const dateAhead = (days: number): string => clubDate.format(Date.now() + days * 86_400_000);
