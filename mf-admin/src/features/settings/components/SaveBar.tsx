import { Button, Text } from "@courtside/design-system/core.tsx";
import styles from "./SaveBar.module.css";

interface SaveBarProps {
  /** Fields that differ from what is stored. */
  count: number;
  label: string;
  isSaving: boolean;
  onDiscard: () => void;
}

/** Stays in sight while one scrolls: how much is unsaved, and the one primary button. */
export function SaveBar({ count, label, isSaving, onDiscard }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <Text size="sm" tone="secondary" role="status" className={styles.state}>
        {count === 0 ? "No unsaved changes" : `${count} unsaved ${count === 1 ? "change" : "changes"}`}
      </Text>
      {count > 0 && (
        <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button type="submit" variant="primary" disabled={count === 0 && !isSaving} busy={isSaving} busyLabel="Saving...">
        {label}
      </Button>
    </div>
  );
}
