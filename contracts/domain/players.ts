import { messageOf } from "./messages.ts";
import { isStaff, type Role } from "./roles.ts";
import { LONGEST_SPORT, MOST_SPORTS } from "./sports.ts";

/** Whose limits of day and week a booking counts against. */
export const PLAYER_COUNTS = ["booker", "everyone"] as const;
/** What happens to a booking whose players are not named in time. */
export const UNNAMED_BOOKINGS = ["remind", "release"] as const;
/** How members find each other: by the exact name or address, or in the members' directory. */
export const PARTNER_SEARCHES = ["exact", "directory"] as const;

/** A club's rules about who plays (docs/product/booking.md#players); columns of `clubs`. */
export interface PlayerRules {
  player_counts: (typeof PLAYER_COUNTS)[number];
  /** Guests that one member brings; 0 = no limit. */
  guests_per_member_month: number;
  guests_per_member_year: number;
  /** Visits of one guest, whoever brings them; 0 = no limit. */
  visits_per_guest_year: number;
  /** Due for each visit of a guest. */
  guest_fee_cents: number;
  /** How long before the start the players must be named; 0 = not at all. */
  names_required_hours: number;
  unnamed_bookings: (typeof UNNAMED_BOOKINGS)[number];
  partner_search: (typeof PARTNER_SEARCHES)[number];
  /** Sport → how many people play on one booking; see {@link mostPlayers}. */
  max_players: Record<string, number>;
}

/** The ranges every settings form and the database share. */
export const PLAYER_RANGES = {
  guests_per_member_month: { min: 0, max: 100 },
  guests_per_member_year: { min: 0, max: 1000 },
  visits_per_guest_year: { min: 0, max: 366 },
  guest_fee_cents: { min: 0, max: 100_000 },
  names_required_hours: { min: 0, max: 168 },
} as const;

export const MOST_PLAYERS = { min: 1, max: 30 } as const;

/** What the columns of `clubs` default to. */
export const DEFAULT_PLAYER_RULES: PlayerRules = {
  player_counts: "booker",
  guests_per_member_month: 0,
  guests_per_member_year: 0,
  visits_per_guest_year: 0,
  guest_fee_cents: 0,
  names_required_hours: 0,
  unnamed_bookings: "remind",
  partner_search: "exact",
  max_players: {},
};

type PlayerRuleName = keyof PlayerRules;

/** What is wrong with a value, or null: part of the settings' checks (club-settings.ts). */
export const PLAYER_CHECKS: { [Name in PlayerRuleName]: (value: PlayerRules[Name]) => string | null } = {
  player_counts: oneOf(PLAYER_COUNTS),
  guests_per_member_month: inRange("guests_per_member_month", "Guests per month"),
  guests_per_member_year: inRange("guests_per_member_year", "Guests per year"),
  visits_per_guest_year: inRange("visits_per_guest_year", "Visits per year"),
  guest_fee_cents: inRange("guest_fee_cents", "The guest fee in cents"),
  names_required_hours: inRange("names_required_hours", "Hours before the start"),
  unnamed_bookings: oneOf(UNNAMED_BOOKINGS),
  partner_search: oneOf(PARTNER_SEARCHES),
  max_players: bySportProblem,
};

function oneOf<Value extends string>(values: readonly Value[]): (value: Value) => string | null {
  return (value) => (values.includes(value) ? null : `Choose ${values.join(" or ")}`);
}

function inRange(name: keyof typeof PLAYER_RANGES, what: string): (value: number) => string | null {
  const { min, max } = PLAYER_RANGES[name];
  return (value) =>
    Number.isInteger(value) && value >= min && value <= max ? null : `${what} must be between ${min} and ${max}.`;
}

/** A sport that the club no longer offers may stay. */
function bySportProblem(players: PlayerRules["max_players"]): string | null {
  const { min, max } = MOST_PLAYERS;
  const entries = Object.entries(players);
  if (entries.length > MOST_SPORTS) return `A club can have at most ${MOST_SPORTS} sports`;
  const isName = (sport: string) =>
    sport !== "" && sport.length <= LONGEST_SPORT && sport === sport.trim().toLowerCase();
  if (!entries.every(([sport]) => isName(sport))) return "Name sports as the club does";
  const isNumber = (players: number) => Number.isInteger(players) && players >= min && players <= max;
  return entries.every(([, players]) => isNumber(players)) ? null : `Players must be between ${min} and ${max}.`;
}

const PLAYERS_OF_SPORTS: Record<string, number> = { squash: 2, racquetball: 4, basketball: 10, volleyball: 12 };
const PLAYERS_OF_OTHERS = 4;

/** How many people may play on one booking of a court, its booker among them: as the court says, else the club, else the sport. */
export const mostPlayers = (
  sport: string,
  { ofCourt, bySport }: { ofCourt: number | null; bySport: PlayerRules["max_players"] },
): number => ofCourt ?? bySport[sport] ?? PLAYERS_OF_SPORTS[sport] ?? PLAYERS_OF_OTHERS;

/** Why so many people, the booker among them, cannot play on a court that takes at most so many; or null. */
export const roomViolation = (people: number, most: number) =>
  people > most
    ? ({ code: "too_many_players", message: messageOf("too_many_players", { n: most }), field: "court_id" } as const)
    : null;

/** Numbers of bookings on a day and in its week. */
export interface BookingCounts {
  day: number;
  week: number;
}

/** Those that count against a person's limits: what they booked, and what they play in if the club counts every player's. */
export const countedBookings = (
  { player_counts }: Pick<PlayerRules, "player_counts">,
  { booked, played }: { booked: BookingCounts; played: BookingCounts },
): BookingCounts =>
  player_counts === "everyone" ? { day: booked.day + played.day, week: booked.week + played.week } : booked;

/** Whether a booking must keep within the limits of a player who is not its booker. Staff are exempt, and exempt others. */
export const isPlayerLimited = (
  { player_counts }: Pick<PlayerRules, "player_counts">,
  { actor, player }: { actor: Role; player: Role },
): boolean => player_counts === "everyone" && !isStaff(actor) && !isStaff(player);

/** The visits that count against the quotas of guests, without those of the booking that is judged. */
export interface GuestCounts {
  /** Of guests that the host brings, in the month and the year of the booking. */
  hostMonth: number;
  hostYear: number;
}

export type GuestLimit = { code: "guest_month_limit" | "guest_year_limit"; n: number };

/** The host's quota that so many guests more would exceed, or null. */
export function hostLimit(
  rules: Pick<PlayerRules, "guests_per_member_month" | "guests_per_member_year">,
  { hostMonth, hostYear }: GuestCounts,
  guests: number,
): GuestLimit | null {
  const { guests_per_member_month: monthly, guests_per_member_year: yearly } = rules;
  if (guests === 0) return null;
  if (monthly > 0 && hostMonth + guests > monthly) return { code: "guest_month_limit", n: monthly };
  return yearly > 0 && hostYear + guests > yearly ? { code: "guest_year_limit", n: yearly } : null;
}

/** Whether one visit more would exceed a guest's visits of the year. */
export const isGuestLimitReached = (
  { visits_per_guest_year: most }: Pick<PlayerRules, "visits_per_guest_year">,
  visits: number,
): boolean => most > 0 && visits >= most;

/** A name as people compare it: one space between words, letters of one case, accents composed. */
export const nameKey = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** What recognises a guest (docs/decisions/0049): the address in lower case, else the name. */
export const guestIdentity = (name: string, email: string | null): string =>
  email === null ? `name:${nameKey(name)}` : `email:${email.trim().toLowerCase()}`;
