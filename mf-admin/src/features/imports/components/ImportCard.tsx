import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Button, Card, Inline, Progress, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { type ReactNode, useState } from "react";
import { countText } from "../countText.ts";

type Status = "running" | "stopped" | "done" | "undone";

const TITLES: Record<Status, string> = {
  running: "Importing",
  stopped: "Import stopped",
  done: "Last import",
  undone: "Import undone",
};

interface ImportCardProps {
  latest: {
    status: Status;
    sender_name: string;
    created_at: string;
    undo_until: string | null;
    counts: { landed: number };
  };
  /** The club's. */
  zone: string;
  /** Rows that the import can write. */
  total: number;
  /** What the button to stop says; null: there is nothing to stop. */
  stopLabel: string | null;
  stopping: boolean;
  onStop: () => void;
  undoing: boolean;
  /** What undoing does. */
  undoText: string;
  /** Undoes it; `onDone` runs once that has ended. */
  onUndo: (onDone: () => void) => void;
  children: ReactNode;
}

/** The club's newest import: how far it is, what follows, and how to take it back. */
export function ImportCard(props: ImportCardProps) {
  const { latest, zone, total, stopLabel, stopping, onStop, undoing, undoText, onUndo, children } = props;
  const [asking, setAsking] = useState(false);
  const { status, counts, sender_name, created_at } = latest;
  const summary = `${counts.landed.toLocaleString("en-US")} of ${countText(total, "row", "rows")} imported`;
  return (
    <Card title={TITLES[status]} description={`${sender_name}, ${clubDateLabel(created_at, zone)}`}>
      <Stack>
        <Text role="status">{summary}</Text>
        {status === "running" && (
          <Progress label="Rows imported" value={counts.landed} max={total} valueText={summary} />
        )}
        {status === "running" && (
          <Text tone="secondary">
            The server imports them: you can leave this page, and find the result here later.
          </Text>
        )}
        {children}
        <Inline gap={8}>
          {stopLabel !== null && (
            <Button busy={stopping} busyLabel="Stopping..." onClick={onStop}>
              {stopLabel}
            </Button>
          )}
          {latest.undo_until && counts.landed > 0 && status !== "running" && (
            <Button danger onClick={() => setAsking(true)}>
              Undo Import
            </Button>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        open={asking}
        danger
        title="Undo the import?"
        description={undoText}
        confirmLabel="Undo Import"
        cancelLabel="Keep"
        busy={undoing}
        busyLabel="Undoing..."
        onConfirm={() => onUndo(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
