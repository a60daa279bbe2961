import type { Closure } from "@courtside/contracts/api/client.ts";
import { closureReason } from "@courtside/contracts/domain/closures.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, Card, Inline, Progress, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useChangeClosure } from "../api.ts";

const STATES = {
  closing: "Closing...",
  closed: "Closed",
  failed: "Not Closed",
  reopened: "Reopened",
  undone: "Undone",
} as const;

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A closure with what it did, and what can be done with it while it lasts. */
export function ClosureCard({ closure, zone }: { closure: Closure; zone: string }) {
  const [asking, setAsking] = useState<"undo" | "reopen" | null>(null);
  const { extend, reopen, undo, busy } = useChangeClosure(closure.id, () => setAsking(null));
  const { courts, canceled, moved, alternatives_held: held, alternatives_taken: taken } = closure;
  const done = [
    ...(canceled > 0 ? [`${canceled} canceled`] : []),
    ...(moved > 0 ? [`${moved} moved`] : []),
    ...(held > 0 ? [plural(held, "alternative held", "alternatives held")] : []),
    ...(taken > 0 ? [`${taken} taken`] : []),
  ].join(", ");
  const isOpen = closure.state === "closed" && closure.is_over;
  return (
    <Card
      title={closureReason(closure.reason, closure.message)}
      description={clubSpanLabel(closure.start_time, closure.end_time, zone)}
      extra={<Tag tone={closure.is_over ? "neutral" : "warning"}>{isOpen ? "Over" : STATES[closure.state]}</Tag>}
    >
      <Stack gap={12}>
        <Text as="p">{courts.map(({ name }) => name).join(", ")}</Text>
        {closure.progress && (
          <Stack gap={4}>
            <Progress label="Closing the courts" value={closure.progress.done} max={closure.progress.total} />
            <Text as="p" tone="secondary" size="sm">
              {`${closure.progress.done} of ${closure.progress.total} bookings, lessons and events. Nothing changes before all are done.`}
            </Text>
          </Stack>
        )}
        {closure.problem && (
          <Alert tone="error" title="Nothing was changed">
            {closure.problem}
          </Alert>
        )}
        {done && (
          <Text as="p" tone="secondary" size="sm">
            {done}
          </Text>
        )}
        {!closure.is_over && closure.progress === null && (
          <Inline>
            <Button busy={busy} onClick={() => extend(60)}>
              Another Hour
            </Button>
            <Button disabled={busy} onClick={() => setAsking("reopen")}>
              Reopen
            </Button>
            <Button disabled={busy} onClick={() => setAsking("undo")}>
              Undo
            </Button>
          </Inline>
        )}
      </Stack>
      <ConfirmDialog
        open={asking === "reopen"}
        title="Open the courts now?"
        description="The waitlist is asked first. What was canceled stays canceled. To restore it, undo the closure instead."
        confirmLabel="Reopen Courts"
        cancelLabel="Keep Closed"
        busy={busy}
        busyLabel="Opening..."
        onConfirm={reopen}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === "undo"}
        title="Undo this closure?"
        description="The courts open, and everything that was canceled or moved is as it was, if no one has booked in its place. People who got a mail get one more."
        confirmLabel="Undo Closure"
        cancelLabel="Keep Closed"
        busy={busy}
        busyLabel="Undoing..."
        onConfirm={undo}
        onClose={() => setAsking(null)}
      />
    </Card>
  );
}
