import { call } from "./call.ts";
import type { TestPerson } from "./world.ts";

export interface Input {
  court_id: string | undefined;
  start_time: string;
  end_time?: string;
  user_id?: string;
  players?: ({ user_id: string } | { guest_name: string })[];
  walk_in?: boolean;
}

/** POST /bookings as this person, at the given instant of the api's clock. */
export const book = (person: TestPerson, input: Input, now?: string) =>
  call("/bookings", { method: "POST", token: person.token, body: input, now });

/** POST /bookings/{id}/cancel. */
export const cancel = (person: TestPerson, id: unknown, { reason, now }: { reason?: string; now?: string } = {}) =>
  call(`/bookings/${id}/cancel`, { method: "POST", token: person.token, body: { reason }, now });

/** "422 past: Cannot book in the past", or "201" for a success. */
export async function outcome(response: Promise<Awaited<ReturnType<typeof call>>>): Promise<string> {
  const { status, rejection } = await response;
  return status < 300 ? String(status) : `${status} ${rejection.code}: ${rejection.message}`;
}
