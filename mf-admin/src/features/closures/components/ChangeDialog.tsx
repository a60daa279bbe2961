import type { Closure } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { ClosureChange } from "../api.ts";
import { type ChosenScope, ScopeFields, useScope } from "./ScopeFields.tsx";

interface ChangeDialogProps {
  closure: Closure;
  zone: string;
  asked: ClosureChange | null;
  busy: boolean;
  onConfirm: (chosen: ChosenScope) => void;
  onClose: () => void;
}

const TEXTS = {
  reopen: {
    title: "Open the courts now?",
    description: "What was canceled stays canceled. To restore it, undo the closure instead.",
    confirmLabel: "Reopen Courts",
    busyLabel: "Opening...",
  },
  undo: {
    title: "Undo this closure?",
    description:
      "The courts open, and everything that was canceled or moved is as it was, if no one has booked in its place. People who got a mail get one more.",
    confirmLabel: "Undo Closure",
    busyLabel: "Undoing...",
  },
} as const;

/** Asks before a closure is reopened or undone; of a repeated one, for which dates. */
export function ChangeDialog({ closure, zone, asked, busy, onConfirm, onClose }: ChangeDialogProps) {
  const of = useScope(closure);
  const { club } = useMe();
  const { description, ...texts } = TEXTS[asked ?? "undo"];
  const asksWaitlist = asked === "reopen" && club?.waitlist_enabled;
  return (
    <ConfirmDialog
      open={asked !== null}
      {...texts}
      description={asksWaitlist ? `The waitlist is asked first. ${description}` : description}
      cancelLabel="Keep Closed"
      busy={busy}
      onConfirm={() => onConfirm(of)}
      onClose={onClose}
    >
      <ScopeFields closure={closure} zone={zone} of={of} />
    </ConfirmDialog>
  );
}
