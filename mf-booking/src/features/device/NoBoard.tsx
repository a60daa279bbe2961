import { messageOf } from "@courtside/contracts/api/client.ts";
import { ErrorState, SkeletonList } from "@courtside/design-system/core.tsx";
import styles from "./Device.module.css";

interface NoBoardProps {
  /** Of the device. */
  name: string;
  /** What failed; null while it loads. */
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> } | null;
  /** The club's access is over (docs/product/access.md#when-access-ends), and it has a connection. */
  isPaused: boolean;
}

/** In place of the board: it loads, cannot be reached, or the club has no access. The board comes back by itself. */
export function NoBoard({ name, query, isPaused }: NoBoardProps) {
  const message = messageOf(query?.error);
  return (
    <main className={styles.narrow}>
      {query ? (
        <ErrorState
          title={isPaused ? `${name} is paused` : `${name} cannot reach the club`}
          cause={isPaused ? [message, PAUSED].filter(Boolean).join(". ") : (message ?? "It tries again by itself.")}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonList count={4} />
      )}
    </main>
  );
}

const PAUSED = "The board comes back by itself when the club has access again";
