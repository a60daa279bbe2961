import type { Court } from "@courtside/contracts/api/client.ts";
import { Switch } from "@courtside/design-system/fields.tsx";
import { useToggleCourt } from "../api/useToggleCourt.ts";

/** Whether a court takes bookings; changed at once, and changed back the same way. */
export function CourtSwitch({ court }: { court: Court }) {
  const toggle = useToggleCourt();
  return (
    <Switch
      aria-label={`${court.name} active`}
      checked={toggle.isPending ? toggle.variables.body.is_active : court.is_active}
      disabled={toggle.isPending}
      onChange={(is_active) => toggle.mutate({ params: { path: { id: court.id } }, body: { is_active } })}
    />
  );
}
