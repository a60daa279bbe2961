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
  imported: {
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
  /** Not the newest. */
  isEarlier: boolean;
  /** What the button to stop says; null: there is nothing to stop. */
  stopLabel: string | null;
  stopping: boolean;
  onStop: () => void;
  undoing: boolean;
  /** What undoing does. */
  undoText: string;
  /** What undoing has done. */
  undoneText: string;
  /** Undoes it; `onDone` runs once that has ended. */
  onUndo: (onDone: () => void) => void;
  children: ReactNode;
}

/** An import: how far it is, what follows, and how to take it back. */
export function ImportCard(props: ImportCardProps) {
  const { imported, zone, total, isEarlier, stopLabel, stopping, onStop, children } = props;
  const { undoing, undoText, undoneText, onUndo } = props;
  const [asking, setAsking] = useState(false);
  const { status, counts, sender_name, created_at } = imported;
  const summary = `${counts.landed.toLocaleString("en-US")} of ${countText(total, "row", "rows")} imported`;
  return (
    <Card
      title={isEarlier && status === "done" ? "Earlier import" : TITLES[status]}
      description={`${sender_name}, ${clubDateLabel(created_at, zone)}`}
    >
      <Stack>
        <Text role="status">{status === "undone" ? undoneText : summary}</Text>
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
          {imported.undo_until && counts.landed > 0 && status !== "running" && (
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
