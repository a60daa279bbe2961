import type { DeviceBoard } from "@courtside/contracts/api/client.ts";
import { clubDate, clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";

/** Of when a board is that is not of now, with the day if that is another one. `now`: epoch ms of the server. */
export function staleText(
  { generated_at, time_zone: zone }: Pick<DeviceBoard, "generated_at" | "time_zone">,
  now: number,
  { isConnecting, canCheckIn }: Record<"isConnecting" | "canCheckIn", boolean>,
): string {
  const isOfToday = clubDate(generated_at, zone) === clubDate(now, zone);
  const asOf = `as of ${isOfToday ? "" : `${clubDayLabel(generated_at, zone)}, `}${clubTime(generated_at, zone)}`;
  if (isConnecting) return `Connecting: ${asOf}.`;
  return `No connection: ${asOf}. ${canCheckIn ? "Booking needs" : "Booking and check-in need"} the network.`;
}
