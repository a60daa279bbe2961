import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Button } from "@courtside/design-system/core.tsx";
import { lazy, Suspense } from "react";
import type { FirstDate } from "./series-draft.ts";

/** Loaded when it is opened. */
const RepeatDialog = lazy(async () => ({ default: (await import("./RepeatDialog.tsx")).RepeatDialog }));

interface RepeatButtonProps {
  disabled: boolean;
  onOpen: () => void;
}

/** For staff and for members of a club that allows series (docs/product/booking.md#series). */
export function RepeatButton({ disabled, onOpen }: RepeatButtonProps) {
  const { club, effective_role: role } = useMe();
  if (!club || !role || !(isStaff(role) || club.series_max_dates > 0)) return null;
  return (
    <Button block aria-haspopup="dialog" disabled={disabled} onClick={onOpen}>
      Repeat
    </Button>
  );
}

interface RepeatingProps {
  /** Null: the dialog is closed. */
  first: FirstDate | null;
  onClose: (isBooked: boolean) => void;
}

/** The dialog, where it outlives what opened it: a series fills the time that was selected. */
export function Repeating({ first, onClose }: RepeatingProps) {
  const { club, effective_role: role } = useMe();
  if (!first || !club || !role) return null;
  return (
    <Suspense>
      <RepeatDialog first={first} club={club} role={role} onClose={onClose} />
    </Suspense>
  );
}
