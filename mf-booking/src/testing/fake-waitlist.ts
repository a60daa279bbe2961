import type { WaitingMember, WaitlistEntry } from "@courtside/contracts/api/client.ts";
import { type Answer, never, type Refusal, refusal } from "@courtside/contracts/mock-api/answers.ts";
import type { MockHandler } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { fakeBooking } from "./fake-club.ts";
import { fakeEntry } from "./fake-entries.ts";
import { pageOf } from "./page-of.ts";

export interface FakeWaitlist {
  /** The caller's own. */
  entries?: WaitlistEntry[];
  /** The club's, as staff see them. */
  waiting?: WaitingMember[];
  /** Answers the next joining, assigning, accepting or removing with this; `never`: it stays under way. */
  refuseWaitlist?: Refusal | "never";
}

/** The waitlist's calls from memory. */
export function fakeWaitlist({ entries = [], waiting = [], refuseWaitlist }: FakeWaitlist): MockHandler[] {
  let own = [...entries];
  let all = [...waiting];
  let nextRefusal = refuseWaitlist;
  const refuse = (): Answer | Promise<never> | undefined => {
    if (nextRefusal === "never") return never();
    const refused = nextRefusal;
    nextRefusal = undefined;
    return refused && refusal(refused);
  };

  return [
    on("post", "/waitlist-entries", refuse),
    on("delete", "/waitlist-entries/{id}", refuse),
    on("post", "/waitlist-entries/{id}/assign", refuse),
    on("post", "/waitlist-offers/{id}/accept", refuse),
    on("post", "/waitlist-offers/{id}/pass", refuse),
    on("get", "/waitlist-entries", ({ answer }) => answer(200, { data: own, now: new Date().toISOString() })),
    on("get", "/waitlist", ({ query, answer }) => {
      const matching = all.filter(
        (each) =>
          (query.requested_date ?? each.requested_date) === each.requested_date &&
          (query.sport ?? each.sport) === each.sport &&
          (query.court_id ?? each.court_id) === each.court_id,
      );
      const counts = { requested_for_today: Math.min(2, all.length), over_24_hours: all.length >> 1 };
      return answer(200, { ...pageOf(matching, query), counts: { waiting: all.length, ...counts } });
    }),
    on("post", "/waitlist-entries", ({ body: { requested_date, sport, ...window }, answer }) => {
      const made = fakeEntry(own.length, { requested_date, sport, ...window });
      own = [...own, made];
      return answer(201, made);
    }),
    on("delete", "/waitlist-entries/{id}", ({ path: { id }, answer }) => {
      own = own.filter((each) => each.id !== id);
      all = all.filter((each) => each.id !== id);
      return answer(200, { id });
    }),
    on("post", "/waitlist-entries/{id}/assign", ({ path, answer }) => {
      all = all.filter((each) => each.id !== path.id);
      return answer(201, fakeBooking(0));
    }),
    on("post", "/waitlist-offers/{id}/pass", ({ path: { id }, answer }) => {
      own = own.map((each) => (each.offer?.id === id ? { ...each, offer: null } : each));
      return answer(200, { id });
    }),
    on("post", "/waitlist-offers/{id}/accept", ({ path: { id }, answer }) => {
      const offer = own.find((each) => each.offer?.id === id)?.offer;
      own = own.filter((each) => each.offer?.id !== id);
      const { court_name, start_time, end_time } = offer ?? {};
      return answer(201, fakeBooking(0, { court_name, start_time, end_time }));
    }),
  ];
}
