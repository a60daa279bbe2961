/** A person of the sample data. Their addresses end in .test, which reaches nobody. */
export interface SamplePerson {
  email: string;
  name: string;
  role: "admin" | "coach" | "front_desk" | "member";
  bio?: string;
  sports?: string[];
}

const coach = (name: string, sports: string[], bio: string): SamplePerson => ({
  name,
  sports,
  bio,
  role: "coach",
  email: "",
});

/** The demo club's three coaches (decision 12). */
export const COACHES: SamplePerson[] = [
  coach("Maya Okafor", ["tennis"], "Former tour player. Footwork, first serves, and matches won from the baseline."),
  coach(
    "Tomás Rivera",
    ["tennis", "pickleball"],
    "Ten years of group clinics. Patient with beginners, sharp on doubles.",
  ),
  coach("Ingrid Halvorsen", ["pickleball", "squash"], "National squash coach. Drills that make short games long."),
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
