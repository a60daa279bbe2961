import { WEEKDAYS } from "@courtside/contracts/domain/weekly-availability.ts";
import postgres from "postgres";
import { hashPassword } from "../../api/src/auth/password-hashing/hash.ts";
import { DEMO_SAMPLE } from "../../api/src/demo/sample-club.ts";
import { hoursOf, type SamplePerson, sampleMembers } from "../../api/src/demo/sample-people.ts";
import { QA_CLUB_ID, QA_EMAILS, QA_PASSWORD, QA_SESSION } from "../../api/src/qa/personas.ts";
import { type SampleClub, seedBookings, seedClub, seedPeople } from "./club.ts";

const QA_CLUB: SampleClub = {
  id: QA_CLUB_ID,
  name: "QA Racquet Club",
  location: "Test City",
  welcome_message: "A club for trying things out. Nothing here is real.",
  contact_email: "qa@qa.courtside.test",
  primary_color: "#1F2937",
  sports: ["tennis", "pickleball"],
  max_bookings_per_week: 7,
  subscription_status: "active",
  courts: [
    { name: "Court 1", sport: "tennis" },
    { name: "Court 2", sport: "tennis" },
    { name: "Court 3", sport: "pickleball" },
    { name: "Court 4", sport: "pickleball" },
  ],
};

const coach = {
  bio: "Coaches the testers.",
  sports: ["tennis"],
  hours: hoursOf(WEEKDAYS.slice(0, 5), "09:00", "17:00"),
};
const QA_PEOPLE: SamplePerson[] = [
  { name: "QA Admin", role: "admin", email: QA_EMAILS.admin },
  { name: "QA Coach", role: "coach", email: QA_EMAILS.coach, ...coach },
  { name: "QA Front Desk", role: "front_desk", email: QA_EMAILS.front_desk },
  { name: "QA Member", role: "member", email: QA_EMAILS.member },
];

export interface SeedOptions {
  /** Connection of a role that may act as courtside_system: the one that migrates. */
  url: string;
  /** Only when the QA login is on are its accounts made. */
  qa: boolean;
  /** Adds this many clubs with `days` days of bookings: realistic load for benches. */
  clubs?: number | undefined;
  days?: number | undefined;
}

/** Makes the sample data that is missing; running it again changes nothing that people have changed since. */
export async function seed({ url, qa, clubs = 0, days = 7 }: SeedOptions): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const asSystem = (work: (tx: postgres.TransactionSql) => Promise<void>) =>
    sql.begin(async (tx) => {
      await tx`set local role courtside_system`;
      await work(tx);
    });
  try {
    await asSystem(async (tx) => {
      await tx`select restore_demo_club(${tx.json(DEMO_SAMPLE as never)})`;
      await tx`select restore_demo_hours(${tx.json(DEMO_SAMPLE as never)})`;
      await tx`select restore_demo_events(${tx.json(DEMO_SAMPLE as never)})`;
    });
    if (qa) await asSystem(seedQaClub);
    for (let number = 1; number <= clubs; number++) await asSystem((tx) => seedLoadClub(tx, number, days));
  } finally {
    await sql.end();
  }
}

async function seedQaClub(tx: postgres.TransactionSql): Promise<void> {
  await seedClub(tx, QA_CLUB);
  await seedPeople(tx, QA_CLUB_ID, QA_PEOPLE, await qaPasswordHash(tx));
  for (const person of QA_PEOPLE) {
    await tx`
      update auth.users set qa_role = ${person.role}, session_limit = ${QA_SESSION}
      where email = ${person.email} and qa_role is null`;
  }
  await tx`select seed_sample_news(${QA_CLUB_ID}, id) from users where email = ${QA_EMAILS.admin}`;
  await seedPeople(tx, QA_CLUB_ID, sampleMembers(8, "qa-members.courtside.test"), null);
  await seedBookings(tx, QA_CLUB_ID, { days: 8, share: 0.15 });
}

/** Hashing costs a second, so only where it is needed. */
async function qaPasswordHash(tx: postgres.TransactionSql): Promise<string | null> {
  const known = await tx`select from auth.users where email = any(${Object.values(QA_EMAILS)}::citext[])`;
  return known.length === QA_PEOPLE.length ? null : hashPassword(QA_PASSWORD);
}

/** One of the clubs of `npm run seed -- --clubs N`: 4 to 12 courts, 60 members, a third of the slots taken. */
async function seedLoadClub(tx: postgres.TransactionSql, number: number, days: number): Promise<void> {
  const id = `00000000-0000-4000-9000-${String(number).padStart(12, "0")}`;
  const courts = Array.from({ length: 4 + (number % 9) }, (_, index) => ({
    name: `Court ${index + 1}`,
    sport: "tennis",
  }));
  await seedClub(tx, { ...QA_CLUB, id, name: `Load Club ${number}`, courts });
  await seedPeople(tx, id, sampleMembers(60, `club-${number}.load.courtside.test`), null);
  await seedBookings(tx, id, { days, share: 0.33 });
}
