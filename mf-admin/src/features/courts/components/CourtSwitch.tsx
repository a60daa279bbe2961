import type { Court } from "@courtside/contracts/api/client.ts";
import { Switch } from "@courtside/design-system/fields.tsx";
import { useDeactivate, useToggleCourt } from "../api.ts";

interface CourtSwitchProps {
  court: Court;
  /** Bookings stand on it: asks before it is closed. */
  onStrands: (court: Court) => void;
  /** Why opening it failed; null: it did not. */
  onRefused: (error: unknown) => void;
}

/** Whether a court takes bookings; changed at once where that strands none, and changed back the same way. */
export function CourtSwitch({ court, onStrands, onRefused }: CourtSwitchProps) {
  const open = useToggleCourt(onRefused);
  const { deactivate, busy, isClosing } = useDeactivate(onStrands);
  return (
    <Switch
      aria-label={`${court.name} active`}
      checked={open.isPending || (court.is_active && !isClosing)}
      disabled={busy || open.isPending}
      onChange={(is_active) =>
        is_active ? open.mutate({ params: { path: { id: court.id } }, body: { is_active } }) : deactivate(court)
      }
    />
  );
}
