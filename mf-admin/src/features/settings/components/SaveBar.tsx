import { Button, Text } from "@courtside/design-system/core.tsx";
import type { ReactNode, Ref } from "react";
import styles from "./SaveBar.module.css";

interface SaveBarProps {
  /** Fields that differ from what is stored. */
  count: number;
  label: string;
  isSaving: boolean;
  onDiscard: () => void;
  /** What has to be settled before it can be saved. */
  notice?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Stays in sight while one scrolls: how much is unsaved, and the one primary button. */
export function SaveBar({ count, label, isSaving, onDiscard, notice, ref }: SaveBarProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.bar}>
      {notice}
      <div className={styles.row}>
        <Text size="sm" tone="secondary" role="status" className={styles.state}>
          {count === 0 ? "No unsaved changes" : `${count} unsaved ${count === 1 ? "change" : "changes"}`}
        </Text>
        {count > 0 && (
          <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={count === 0 && !isSaving}
          busy={isSaving}
          busyLabel="Saving..."
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
