import { Button, focusAbove, Text } from "@courtside/design-system/core.tsx";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import styles from "./SettingsForm.module.css";

interface SaveBarProps {
  /** Fields that differ from the stored values. */
  count: number;
  label: string;
  /** The section's title, which tells its button from the other sections'. */
  section: string;
  isSaving: boolean;
  onDiscard: () => void;
  /** What to know before the save. */
  notice?: ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
  /** Of a section that is no form; else the button submits. */
  onSave?: () => void;
}

/** At the section's end, and with changes always visible while the section is: their number, and the one primary button. */
export function SaveBar({ count, label, section, isSaving, onDiscard, notice, ref, onSave }: SaveBarProps) {
  const own = useRef<HTMLDivElement>(null);
  const bar = ref ?? own;
  const isUnsaved = count > 0 || isSaving;
  useEffect(() => (isUnsaved ? focusAbove(bar.current) : undefined), [bar, isUnsaved]);
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar} data-unsaved={isUnsaved ? "" : undefined}>
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
          type={onSave ? "button" : "submit"}
          variant="primary"
          disabled={!isUnsaved}
          busy={isSaving}
          busyLabel="Saving..."
          aria-description={section}
          onClick={onSave}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
