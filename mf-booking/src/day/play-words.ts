import type { Booking } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";

type Played = Pick<Booking, "kind" | "sport" | "user_name" | "coach_id" | "coach_name">;

/** What a booking is for, as one of its people sees it: "Tennis", "Lesson with Maya Okafor (Tennis)". */
export function playWords({ kind, sport, user_name, coach_id, coach_name }: Played, viewerId: string): string {
  if (kind !== "lesson") return sportLabel(sport);
  const other = coach_id === viewerId ? user_name : coach_name;
  return other ? `Lesson with ${other} (${sportLabel(sport)})` : `${sportLabel(sport)} lesson`;
}
