import { Alert, Button, IconUndo } from "@courtside/design-system/core.tsx";
import type { NewsMove } from "../api.ts";

interface MovedNoticeProps {
  move: NewsMove;
  busy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what became of an item, and takes it back. */
export function MovedNotice({ move: { item, retired }, busy, onUndo, onClose }: MovedNoticeProps) {
  return (
    <Alert
      tone="success"
      role="status"
      onClose={onClose}
      action={
        <Button size="small" icon={<IconUndo />} busy={busy} onClick={onUndo}>
          Undo
        </Button>
      }
    >
      {retired
        ? `“${item.title}” is retired: members no longer see it.`
        : `“${item.title}” is published: members see it again.`}
    </Alert>
  );
}
