import type { Booking, WaitingMember, WaitlistEntry } from "@courtside/contracts/api/client.ts";
import type { MockHandler } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import {
  type ApiResponse,
  lostResponse,
  never,
  type RuleViolation,
  rejection,
} from "@courtside/contracts/mock-api/responses.ts";
import { fakeBooking } from "./fake-club.ts";
import { fakeEntry } from "./fake-entries.ts";
import { pageOf } from "./page-of.ts";

export interface FakeWaitlist {
  /** The caller's own. */
  entries?: WaitlistEntry[];
  /** The club's, as staff see them. */
  waiting?: WaitingMember[];
  /** Rejects the next joining, assigning, accepting or removing with this; `never`: it stays pending. */
  rejectWaitlist?: RuleViolation | "never";
  /** So many of the first responses to accepting or passing are lost; what they answer is done. */
  lostOffers?: number;
}

/** The waitlist's part of the api, in memory. */
export function fakeWaitlist({
  entries = [],
  waiting = [],
  rejectWaitlist,
  lostOffers = 0,
}: FakeWaitlist): MockHandler[] {
  let own = [...entries];
  let all = [...waiting];
  let nextViolation = rejectWaitlist;
  let toLose = lostOffers;
  const accepted = new Map<string, Booking>();
  const mayLose = (made: ApiResponse) => (toLose-- > 0 ? lostResponse() : made);
  const reject = (): ApiResponse | Promise<never> | undefined => {
    if (nextViolation === "never") return never();
    const violation = nextViolation;
    nextViolation = undefined;
    return violation && rejection(violation);
  };

  return [
    on("post", "/waitlist-entries", reject),
    on("delete", "/waitlist-entries/{id}", reject),
    on("post", "/waitlist-entries/{id}/assign", reject),
    on("post", "/waitlist-offers/{id}/accept", reject),
    on("post", "/waitlist-offers/{id}/pass", reject),
    on("get", "/waitlist-entries", ({ response }) => response(200, { data: own, now: new Date().toISOString() })),
    on("get", "/waitlist", ({ query, response }) => {
      const matching = all.filter(
        (each) =>
          (query.requested_date ?? each.requested_date) === each.requested_date &&
          (query.sport ?? each.sport) === each.sport &&
          (query.court_id ?? each.court_id) === each.court_id,
      );
      const counts = { requested_for_today: Math.min(2, all.length), over_24_hours: all.length >> 1 };
      return response(200, {
        ...pageOf(matching, query),
        total: matching.length,
        counts: { waiting: all.length, ...counts },
      });
    }),
    on("post", "/waitlist-entries", ({ body: { requested_date, sport, ...window }, response }) => {
      const made = fakeEntry(own.length, { requested_date, sport, ...window });
      own = [...own, made];
      return response(201, made);
    }),
    on("delete", "/waitlist-entries/{id}", ({ path: { id }, response }) => {
      own = own.filter((each) => each.id !== id);
      all = all.filter((each) => each.id !== id);
      return response(200, { id });
    }),
    on("post", "/waitlist-entries/{id}/assign", ({ path, response }) => {
      all = all.filter((each) => each.id !== path.id);
      return response(201, fakeBooking(0));
    }),
    on("post", "/waitlist-offers/{id}/pass", ({ path: { id }, response }) => {
      own = own.map((each) => (each.offer?.id === id ? { ...each, offer: null } : each));
      return mayLose(response(200, { id }));
    }),
    on("post", "/waitlist-offers/{id}/accept", ({ path: { id }, response }) => {
      const offer = own.find((each) => each.offer?.id === id)?.offer;
      own = own.filter((each) => each.offer?.id !== id);
      const slot = offer
        ? { court_name: offer.court_name, start_time: offer.start_time, end_time: offer.end_time }
        : {};
      const booking = accepted.get(id) ?? fakeBooking(0, slot);
      accepted.set(id, booking);
      return mayLose(response(201, booking));
    }),
  ];
}
