import type { WaitingMember, WaitlistEntry, WaitlistOffer } from "@courtside/contracts/api/client.ts";

const id = (kind: string, at: number): string => `${kind}-0000-4000-8000-${String(at).padStart(12, "0")}`;

/** A waitlist entry for stories; by default for any time of a day of 2036. */
export function fakeEntry(at: number, change: Partial<WaitlistEntry> = {}): WaitlistEntry {
  return {
    id: id("11111111", at),
    sport: "tennis",
    requested_date: `2036-03-${String(10 + at).padStart(2, "0")}`,
    court_id: null,
    court_name: null,
    preferred_start_time: null,
    preferred_end_time: null,
    status: "active",
    position: at + 1,
    offer: null,
    created_at: "2036-03-09T12:00:00Z",
    ...change,
  };
}

/** An offer that is held for some minutes after the time at which the story is shown. */
export function fakeOffer(minutes: number, change: Partial<WaitlistOffer> = {}): WaitlistOffer {
  return {
    id: id("22222222", 0),
    court_id: id("cccccccc", 1),
    court_name: "Court 2",
    sport: "tennis",
    start_time: "2036-03-10T22:00:00Z",
    end_time: "2036-03-10T23:00:00Z",
    expires_at: new Date(Date.now() + minutes * 60_000).toISOString(),
    status: "open",
    ...change,
  };
}

const NAMES = ["Ana Ruiz", "Ben Okafor", "Chloé Martin", "Dai Nguyen", "Emil Lindqvist", "Fatima Haddad"];

/** A waiting member, as staff see them. */
export function fakeWaiting(at: number, change: Partial<WaitingMember> = {}): WaitingMember {
  const name = NAMES[at % NAMES.length] ?? "";
  return {
    ...fakeEntry(at),
    requested_date: "2036-03-10",
    user_id: id("dddddddd", at),
    user_name: name,
    user_email: `${name.split(" ")[0]?.toLowerCase()}@riverside.test`,
    created_at: new Date(Date.now() - (60 - at * 11.5) * 3_600_000).toISOString(),
    ...change,
  };
}
