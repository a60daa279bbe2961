import postgres from "postgres";
import { hashPassword } from "../../src/auth/password-hashing/hash.ts";
import { seedBookings } from "./bookings.ts";
import { type SampleClub, seedClub, seedPeople } from "./club.ts";
import { addressOf, COACHES, type SamplePerson, sampleMembers } from "./sample-people.ts";

export const DEMO_CLUB_ID = "00000000-0000-4000-8000-00000000de30";
export const QA_CLUB_ID = "00000000-0000-4000-8000-0000000000aa";
export const QA_PASSWORD = "Courtside-QA-1";

const DEMO_CLUB: SampleClub = {
  id: DEMO_CLUB_ID,
  name: "Harbor Racquet Club",
  location: "Portland, Maine",
  welcome_message: "Five courts by the water. Look around, book a court, and see how a day at the club runs.",
  contact_email: "hello@harbor.courtside.test",
  primary_color: "#0B6E4F",
  sports: ["tennis", "pickleball", "squash"],
  max_bookings_per_week: 0,
  is_demo: true,
  subscription_status: "none",
  courts: [
    { name: "Court 1", sport: "tennis" },
    { name: "Court 2", sport: "tennis" },
    { name: "Court 3", sport: "tennis" },
    { name: "Court 4", sport: "pickleball" },
    { name: "Court 5", sport: "squash" },
  ],
};

const QA_CLUB: SampleClub = {
  ...DEMO_CLUB,
  id: QA_CLUB_ID,
  name: "QA Racquet Club",
  location: "Test City",
  welcome_message: "A club for trying things out. Nothing here is real.",
  contact_email: "qa@qa.courtside.test",
  primary_color: "#1F2937",
  sports: ["tennis", "pickleball"],
  max_bookings_per_week: 7,
  is_demo: false,
  subscription_status: "active",
  courts: [
    { name: "Court 1", sport: "tennis" },
    { name: "Court 2", sport: "tennis" },
    { name: "Court 3", sport: "pickleball" },
    { name: "Court 4", sport: "pickleball" },
  ],
};

/** The four personas of the QA login (decision 13); `frontdesk` without an underscore in the address. */
const QA_PEOPLE: SamplePerson[] = [
  { name: "QA Admin", role: "admin", email: "admin@qa.courtside.test" },
  {
    name: "QA Coach",
    role: "coach",
    email: "coach@qa.courtside.test",
    bio: "Coaches whoever is testing.",
    sports: ["tennis"],
  },
  { name: "QA Front Desk", role: "front_desk", email: "frontdesk@qa.courtside.test" },
  { name: "QA Member", role: "member", email: "member@qa.courtside.test" },
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
      await seedClub(tx, DEMO_CLUB);
      const coaches = COACHES.map((coach) => ({ ...coach, email: addressOf(coach.name, "demo.courtside.test") }));
      const manager: SamplePerson = { name: "Harbor Manager", role: "admin", email: "manager@demo.courtside.test" };
      await seedPeople(tx, DEMO_CLUB_ID, [manager, ...coaches, ...sampleMembers(20, "demo.courtside.test")], null);
      await seedBookings(tx, DEMO_CLUB_ID, { days: 8, share: 0.45 });
    });
    if (qa) await asSystem(seedQaClub);
    for (let number = 1; number <= clubs; number++) await asSystem((tx) => seedLoadClub(tx, number, days));
  } finally {
    await sql.end();
  }
}

async function seedQaClub(tx: postgres.TransactionSql): Promise<void> {
  const [known] = await tx`select from auth.users where email = ${QA_PEOPLE[0]?.email ?? ""}`;
  await seedClub(tx, QA_CLUB);
  if (!known) {
    await seedPeople(tx, QA_CLUB_ID, QA_PEOPLE, await hashPassword(QA_PASSWORD));
    // Their password is public, so the server itself ends each of their sessions (decision 13).
    await tx`update auth.users set session_limit = '60 minutes' where email like '%@qa.courtside.test'`;
  }
  await seedPeople(tx, QA_CLUB_ID, sampleMembers(8, "qa-members.courtside.test"), null);
  await seedBookings(tx, QA_CLUB_ID, { days: 8, share: 0.15 });
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
