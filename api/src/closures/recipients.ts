import type { ClosedItem } from "../notices/payload.ts";
import { bookingTimeOf, courtTimeOf } from "../notices/payload.ts";
import type { BookingRow } from "../scheduling/bookings/queries.ts";
import type { Plan } from "./plan.ts";

/** A person whom a closure concerns, with everything of theirs that it affects. */
export interface Recipient {
  userId: string | null;
  /** Of a guest without an account. */
  address?: string;
  items: ClosedItem[];
}

/**
 * The people to notify of what a plan does, each once (docs/product/closures.md#notices). The sequences are those after the change:
 * each canceled or moved booking has changed once.
 */
export function recipientsOf({ bookings, dates, offers, nameOf }: Plan): Recipient[] {
  const recipients = new Map<string, Recipient>();
  const add = (who: Pick<Recipient, "userId" | "address">, item: ClosedItem) => {
    const key = who.userId ?? who.address?.toLowerCase() ?? "";
    const known = recipients.get(key);
    if (known) known.items.push(item);
    else recipients.set(key, { ...who, items: [item] });
  };
  for (const { row, planned } of bookings) {
    if (planned.outcome === "keep") continue;
    const outcome = planned.outcome === "move" ? ("moved" as const) : ("canceled" as const);
    const time = bookingTimeOf({
      ...row,
      court_name: planned.to === null ? row.court_name : nameOf(planned.to),
      sequence: row.sequence + 1,
    });
    const from = planned.to === null ? {} : { fromCourt: row.court_name };
    for (const { who, role } of peopleOf(row)) add(who, { ...time, ...from, ...role, outcome });
  }
  for (const { row, planned } of dates) {
    if (planned.outcome === "keep") continue;
    const courtName = planned.to === null ? row.court_name : nameOf(planned.to);
    const item = {
      ...courtTimeOf(courtName, { startsAt: row.starts_at, endsAt: row.ends_at }),
      ...(planned.to !== null && { fromCourt: row.court_name }),
      outcome: planned.outcome === "move" ? ("moved" as const) : ("canceled" as const),
      event: { id: row.id, sequence: row.version + 1, title: row.title },
    };
    for (const { id } of row.people) add({ userId: id }, item);
  }
  for (const offer of offers) {
    const time = courtTimeOf(offer.court_name, { startsAt: offer.starts_at, endsAt: offer.ends_at });
    add({ userId: offer.user_id }, { ...time, outcome: "withdrawn" });
  }
  return [...recipients.values()];
}

interface Affected {
  who: Pick<Recipient, "userId" | "address">;
  role: Pick<ClosedItem, "lessonWith" | "bookedBy">;
}

/** Booker, players and guests with an address; of a lesson its member and its coach. */
function peopleOf(row: BookingRow): Affected[] {
  if (row.kind === "lesson" && row.coach_id !== null)
    return [
      { who: { userId: row.user_id }, role: { lessonWith: row.coach_name ?? "" } },
      { who: { userId: row.coach_id }, role: { lessonWith: row.user_name } },
    ];
  const booker = row.walk_in === null ? [{ who: { userId: row.user_id }, role: {} }] : [];
  const bookedBy = row.walk_in === null ? { bookedBy: row.user_name } : {};
  return [
    ...booker,
    ...row.players.flatMap(({ user_id, guest_email }): Affected[] => {
      if (user_id) return [{ who: { userId: user_id }, role: bookedBy }];
      return guest_email ? [{ who: { userId: null, address: guest_email }, role: bookedBy }] : [];
    }),
  ];
}
