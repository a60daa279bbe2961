import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import styles from "./LoadMore.module.css";

export interface LoadMoreProps {
  /** Whether the server holds more: its `next_cursor` is not null. */
  more: boolean;
  busy?: boolean;
  onMore: () => void;
  /** "Showing 50 of 120". */
  summary?: string;
}

/** The end of a list paged by cursor. */
export function LoadMore({ more, busy, onMore, summary }: LoadMoreProps) {
  if (!more && !summary) return null;
  return (
    <div className={styles.more}>
      {summary && (
        <Text tone="secondary" size="sm" aria-live="polite">
          {summary}
        </Text>
      )}
      {more && (
        <Button busy={busy} busyLabel="Loading..." onClick={onMore}>
          Load more
        </Button>
      )}
    </div>
  );
}
