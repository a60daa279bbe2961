import type { ReactNode } from "react";
import { Alert } from "../Alert/Alert.tsx";
import { Button } from "../Button/Button.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { Progress } from "../Progress/Progress.tsx";
import styles from "./BulkDialog.module.css";
import { useBulkRun } from "./useBulkRun.ts";

export interface BulkDialogProps<Item> {
  /** Names the operation and how many: "Remove 5 members?" */
  title: string;
  description?: ReactNode;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** What becomes of it: "Member → Coach". */
  noteOf?: (item: Item) => ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  disabled?: boolean;
  /** One request; throws if it failed. */
  run: (item: Item) => Promise<unknown>;
  problemOf: (error: unknown) => string;
  onEnd: (done: number, failed: number) => void;
  onClose: () => void;
  /** Fields above the preview. */
  children?: ReactNode;
}

/** A list that scrolls takes the focus, so that the keyboard can scroll it. */
const SCROLLER = { tabIndex: 0 } as const;

/** Of more items the first are listed, and those that failed. */
const MOST_LISTED = 200;

/** One operation on many things: lists them first, then shows how far it is, and at the end what failed and why. */
export function BulkDialog<Item>(props: BulkDialogProps<Item>) {
  const { items, keyOf, nameOf, noteOf, danger, disabled, onClose } = props;
  const { state, done, problems, start, stop } = useBulkRun(props);
  const running = state === "running";
  const progress = `${done.size + problems.size} of ${items.length}`;
  const listed = items.filter((item, at) => at < MOST_LISTED || problems.has(keyOf(item)));
  const unlisted = items.length - listed.length;
  return (
    <Modal
      open
      onClose={onClose}
      title={props.title}
      description={state === "preview" ? props.description : undefined}
      busy={running}
      footer={
        <>
          {running ? (
            <Button onClick={stop}>Stop</Button>
          ) : (
            <Button data-autofocus={props.children ? undefined : ""} onClick={onClose}>
              {state === "ended" ? "Close" : (props.cancelLabel ?? "Cancel")}
            </Button>
          )}
          {(state !== "ended" || done.size < items.length) && (
            <Button
              variant="primary"
              danger={danger}
              busy={running}
              busyLabel={progress}
              disabled={disabled}
              onClick={start}
            >
              {state === "ended" ? "Try the rest again" : props.confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {state === "preview" && props.children}
        {state !== "preview" && (
          <Progress label="Progress" value={done.size + problems.size} max={items.length} valueText={progress} />
        )}
        {state === "ended" && (
          <Alert tone={problems.size > 0 ? "error" : "success"} role={problems.size > 0 ? "alert" : "status"}>
            {done.size} of {items.length} done{problems.size > 0 && `, ${problems.size} failed`}
          </Alert>
        )}
        <ul {...SCROLLER} className={styles.list} aria-label="Selected">
          {listed.map((item) => {
            const key = keyOf(item);
            const problem = problems.get(key);
            return (
              <li key={key} className={styles.item}>
                <span>{nameOf(item)}</span>
                {done.has(key) ? (
                  <span className={styles.done}>Done</span>
                ) : (
                  noteOf && <span className={styles.note}>{noteOf(item)}</span>
                )}
                {problem && <span className={styles.problem}>{problem}</span>}
              </li>
            );
          })}
          {unlisted > 0 && <li className={styles.item}>and {unlisted.toLocaleString("en-US")} more</li>}
        </ul>
      </div>
    </Modal>
  );
}
