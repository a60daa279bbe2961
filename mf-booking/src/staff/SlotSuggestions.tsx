import { isApiError, type WaitingMember } from "@courtside/contracts/api/client.ts";
import type { ClubDay } from "@courtside/contracts/shell/useClubDays.ts";
import { Alert, Button, Skeleton, usePhone } from "@courtside/design-system/core.tsx";
import type { Alternative } from "../club-day/court-day.ts";
import { FreeSlots } from "../club-day/FreeSlots.tsx";
import { freeSlotsFor } from "./assign-input.ts";

interface SlotSuggestionsProps {
  entry: WaitingMember;
  zone: string;
  /** The requested day. */
  day: ClubDay;
  /** The server's alternatives to a slot that was just taken. */
  instead: readonly Alternative[];
  onSlot: (slot: Alternative) => void;
}

/** On a phone so few that the fields stay in view. Others are shown even if as many match as are shown at most. */
const SHOWN = { phone: { most: 3, others: 1 }, wide: { most: 9, others: 3 } };

/** Slots to assign with one tap: those that match the entry, then the other free ones (docs/product/waitlist.md#assigning-a-slot). */
export function SlotSuggestions({ entry, zone, day, instead, onSlot }: SlotSuggestionsProps) {
  const shown = usePhone() ? SHOWN.phone : SHOWN.wide;
  if (instead.length > 0) return <FreeSlots caption="Available instead" slots={instead} zone={zone} onSlot={onSlot} />;
  if (day.grid) {
    const { wanted, others } = freeSlotsFor(entry, day.grid);
    const matching = wanted.slice(0, shown.most);
    return (
      <>
        <FreeSlots caption="Free slots as asked for" slots={matching} zone={zone} onSlot={onSlot} />
        <FreeSlots
          caption={`${matching.length > 0 ? "" : "No free slot as asked for. "}Free at other times or courts`}
          slots={others.slice(0, Math.max(shown.others, shown.most - matching.length))}
          zone={zone}
          onSlot={onSlot}
        />
      </>
    );
  }
  if (!day.error) return <Skeleton height={72} />;
  return (
    <Alert
      tone="error"
      role="alert"
      title="Courts could not be loaded"
      action={
        <Button busy={day.isFetching} onClick={day.refetch}>
          Retry
        </Button>
      }
    >
      {isApiError(day.error) ? `${day.error.message} (request ${day.error.requestId})` : "Check your connection."}
    </Alert>
  );
}
