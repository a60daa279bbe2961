/** Who gets a canary: any of these suffices (docs/releasing.md#canaries). */
export interface CanaryAudience {
  /** Percent of the sessions. */
  share?: number | undefined;
  /** Ids of clubs. */
  clubs?: readonly string[] | undefined;
  /** The staff of every club. */
  staff?: boolean | undefined;
}

/** What is known of a browser's session when its page is served. */
export interface CanarySession {
  /** Drawn once for each session: 0 to 9999. */
  number?: number | undefined;
  club?: string | undefined;
  staff?: boolean | undefined;
}

interface Release {
  name: string;
  version: string;
}

/** How many numbers there are: enough for a hundredth of a percent, and too few to recognise a person by. */
export const SESSION_NUMBERS = 10_000;

/** Drawn by the server with the first page of a session while a canary has a share. */
export const NUMBER_COOKIE = "courtside-session-number";
/** "<club>" or "<club>+staff": written by the shell once the person is known, if a canary depends on it. */
export const AUDIENCE_COOKIE = "courtside-audience";

/**
 * Whether a session gets a canary. The same session gets the same response each time, and one that has it keeps it when the share
 * grows. Two canaries are given to different sessions.
 */
export function getsCanary(audience: CanaryAudience, release: Release, session: CanarySession): boolean {
  if (audience.staff && session.staff) return true;
  if (session.club !== undefined && audience.clubs?.includes(session.club)) return true;
  if (audience.share === undefined || session.number === undefined) return false;
  return placeOf(release, session.number) < (audience.share / 100) * SESSION_NUMBERS;
}

/** A session that gets the canary: what a test of it asks as. */
export function sessionInCanary(audience: CanaryAudience, release: Release): CanarySession {
  if (audience.staff) return { staff: true };
  if (audience.clubs?.[0] !== undefined) return { club: audience.clubs[0] };
  for (let number = 0; number < SESSION_NUMBERS; number++)
    if (getsCanary(audience, release, { number })) return { number };
  return {};
}

/** Where a session's number stands among all, from 0 to 9999, in an order that each release shuffles (FNV-1a, and its final mixing). */
function placeOf({ name, version }: Release, number: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${name} ${version} ${number}`) {
    hash ^= character.charCodeAt(0);
    hash = Math.imul(hash, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % SESSION_NUMBERS;
}

/** "<club>+staff" of the audience's cookie. */
export const audienceValue = ({ club = "", staff }: CanarySession): string => `${club}${staff ? "+staff" : ""}`;

/** The session that cookies name. What is no number or no club is left out. */
export function readSession(cookie: (name: string) => string | undefined): CanarySession {
  const number = cookie(NUMBER_COOKIE) ?? "";
  const [, club, staff] = /^([0-9a-f-]{36})?(\+staff)?$/.exec(cookie(AUDIENCE_COOKIE) ?? "") ?? [];
  return {
    ...(/^\d{1,4}$/.test(number) && { number: Number(number) }),
    ...(club && { club }),
    ...(staff && { staff: true }),
  };
}

/** Pages that began with a release, and failures of it that browsers reported. */
export interface ReleaseHealth {
  pages: number;
  errors: number;
}

/** Fewer reports may all come from one browser. */
const FEWEST_ERRORS = 5;
/** Failures a page that any release has: a release without a single one does not make the next one's first failure decisive. */
const USUAL_RATE = 0.005;

/**
 * Whether a canary fails more often than the live release: by more than three standard deviations above the count that the live
 * release's rate lets expect.
 */
export function failsMoreOften(canary: ReleaseHealth, live: ReleaseHealth): boolean {
  if (canary.errors < FEWEST_ERRORS) return false;
  const rate = Math.max(USUAL_RATE, live.pages > 0 ? live.errors / live.pages : 0);
  const expected = canary.pages * rate;
  return canary.errors > expected + 3 * Math.sqrt(expected);
}
