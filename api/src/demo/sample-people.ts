import { type AvailableHours, WEEKDAYS, type Weekday } from "@courtside/contracts/domain/weekly-availability.ts";

/** A person of the sample data. Their addresses end in .test and receive no mail. */
export interface SamplePerson {
  email: string;
  name: string;
  role: "admin" | "coach" | "front_desk" | "member";
  bio?: string;
  sports?: string[];
  /** For a coach. */
  hours?: AvailableHours[];
}

/** The same hours on several days. */
export const hoursOf = (days: readonly Weekday[], start_time: string, end_time: string): AvailableHours[] =>
  days.map((day_of_week) => ({ day_of_week, start_time, end_time }));

const WEEKEND = WEEKDAYS.slice(5);
const WORKDAYS = WEEKDAYS.slice(0, 5);

const coach = (name: string, sports: string[], bio: string, hours: AvailableHours[]): SamplePerson => ({
  name,
  sports,
  bio,
  hours,
  role: "coach",
  email: "",
});

/** The demo club's three coaches (docs/product/access.md#demo). */
export const COACHES: SamplePerson[] = [
  coach("Maya Okafor", ["tennis"], "Former tour player. Footwork, first serves, and matches won from the baseline.", [
    ...hoursOf(WORKDAYS, "09:00", "13:00"),
    ...hoursOf(["tuesday", "thursday"], "16:00", "20:00"),
  ]),
  coach(
    "Tomás Rivera",
    ["tennis", "pickleball"],
    "Ten years of group clinics. Patient with beginners, sharp on doubles.",
    [...hoursOf(["monday", "wednesday", "friday"], "14:00", "20:00"), ...hoursOf(WEEKEND, "09:00", "15:00")],
  ),
  coach(
    "Ingrid Halvorsen",
    ["pickleball", "squash"],
    "National squash coach. Drills that make short games long.",
    hoursOf(["monday", "tuesday", "thursday", "saturday"], "10:00", "18:00"),
  ),
];

const MEMBER_NAMES = [
  "Ada Lindqvist",
  "Ben Carter",
  "Chloe Nguyen",
  "Daniel Osei",
  "Elena Petrova",
  "Felix Brandt",
  "Grace Kim",
  "Hugo Martins",
  "Iris Cohen",
  "Jonas Weber",
  "Kavya Rao",
  "Liam Doyle",
  "Mina Sato",
  "Noah Fischer",
  "Olivia Rossi",
  "Priya Shah",
  "Quentin Moreau",
  "Rosa Delgado",
  "Samir Haddad",
  "Tessa Blom",
];

/** `count` members with distinct addresses under a domain; names repeat with a number after the first twenty. */
export function sampleMembers(count: number, domain: string): SamplePerson[] {
  return Array.from({ length: count }, (_, index) => {
    const name = MEMBER_NAMES[index % MEMBER_NAMES.length] ?? "Member";
    const round = Math.floor(index / MEMBER_NAMES.length);
    const shown = round === 0 ? name : `${name} ${round + 1}`;
    return { name: shown, role: "member", email: addressOf(shown, domain) };
  });
}

/** "Tomás Rivera" → "tomas.rivera@…". */
export const addressOf = (name: string, domain: string): string =>
  `${name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\W+/g, ".")}@${domain}`;
