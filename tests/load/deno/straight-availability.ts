import { readAvailability } from "../../../api/src/availability/read.ts";
import { asMember, record } from "./as-member.ts";
import type { openDriverPool } from "./pool.ts";
import { replay } from "./recording.ts";
import type { StraightRequest } from "./straight-request.ts";

/** GET /availability: the same statements with the same values every time. */
export async function straightAvailability(
  url: string,
  pool: ReturnType<typeof openDriverPool>,
  { person, date, sport }: Extract<StraightRequest, { verb: "availability" }>,
): Promise<() => Promise<void>> {
  const recording = await record(url, (recorder) =>
    asMember(recorder, person, true, (tx) => readAvailability(tx, date, sport)),
  );
  return () => pool.use((sql) => replay(sql, recording));
}
