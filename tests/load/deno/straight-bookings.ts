import { personTransactionFrom } from "../../../api/src/db/transaction.ts";
import { type Keep, once } from "../../../api/src/http/idempotency.ts";
import { judgeBooking, writeBooking } from "../../../api/src/scheduling/book-court.ts";
import { beginBooking } from "../../../api/src/scheduling/bookings/reading.ts";
import type { BookingResponse } from "../../../api/src/scheduling/bookings/response.ts";
import { bookingStart } from "../booking-plan.ts";
import { clubTxOf, RUNS, record } from "./as-member.ts";
import type { openDriverPool } from "./pool.ts";
import { replay } from "./recording.ts";
import type { StraightRequest } from "./straight-request.ts";

/** Instants in an array are sent as text. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** POST /bookings: the first member's last booking is recorded, and replayed for every member with their own values. */
export async function straightBookings(
  url: string,
  pool: ReturnType<typeof openDriverPool>,
  { people, start }: Extract<StraightRequest, { verb: "bookings" }>,
): Promise<(client: number) => Promise<void>> {
  const [first] = people;
  if (!first) throw new Error("no member to book for");
  const from = Date.parse(start);
  const recorded = { key: "", startsAt: 0, bookingId: "" };
  const recording = await record(url, async (recorder, n) => {
    recorded.key = crypto.randomUUID();
    recorded.startsAt = bookingStart(from, n);
    const input = { court_id: first.courtId, start_time: new Date(recorded.startsAt).toISOString() };
    const made = await personTransactionFrom(
      recorder.database,
      { ...first, now: undefined },
      beginBooking(input, recorded.key),
      (sql, person, last, { kept, read }) => {
        const tx = clubTxOf(sql, person, first.sessionId);
        const verb = async (keep: Keep<BookingResponse>) =>
          writeBooking(tx, await judgeBooking(tx, input, read), input, keep, last);
        return once(tx, recorded.key, "POST /bookings", input, verb, async () => kept);
      },
    );
    recorded.bookingId = made.id;
  });

  const counts: number[] = people.map((_, client) => (client === 0 ? RUNS : 0));
  return (client) => {
    const person = people[client] ?? first;
    const n = counts[client] ?? 0;
    counts[client] = n + 1;
    const places = new Map<unknown, string>([
      [first.userId, person.userId],
      [first.sessionId, person.sessionId],
      [first.courtId, person.courtId],
      [recorded.key, crypto.randomUUID()],
      [recorded.bookingId, crypto.randomUUID()],
    ]);
    const later = bookingStart(from, n) - recorded.startsAt;
    const adapt = (value: unknown): unknown => {
      if (value instanceof Date) return new Date(value.getTime() + later);
      if (Array.isArray(value)) return value.map(adapt);
      if (typeof value === "string" && INSTANT.test(value)) return new Date(Date.parse(value) + later).toISOString();
      return places.get(value) ?? value;
    };
    return pool.use((sql) => replay(sql, recording, adapt));
  };
}
