import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubDayYearLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Tag } from "@courtside/design-system/core.tsx";
import { namesDueAt } from "./unnamed.ts";

/** Marks a booking that lacks the names that its club requires, and says until when. */
export function UnnamedTag({ booking }: { booking: Booking }) {
  const { club } = useMe();
  const due = club && booking.can_change_players ? namesDueAt(booking, club) : null;
  if (!club || due === null) return null;
  const zone = club.time_zone;
  return (
    <Tag tone="warning">
      {due > Date.now()
        ? `Name the players by ${clubDayYearLabel(due, zone)}, ${clubTime(due, zone)}`
        : "Players not named"}
    </Tag>
  );
}
