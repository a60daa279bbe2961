import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Stack } from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import { useState } from "react";
import type { useMyRequests } from "../api.ts";
import styles from "./MyRequestCard.module.css";
import { MyRequestCard } from "./MyRequestCard.tsx";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

/** One's own requests as cards, the newest first. */
export function MyRequestList({ query }: { query: ReturnType<typeof useMyRequests> }) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const offline = useShell().liveStatus === "offline";
  const [withdrawn, setWithdrawn] = useState<LessonRequest | null>(null);
  return (
    <Stack gap={16}>
      <ul className={styles.cards} aria-label="My lesson requests">
        {query.requests.map((request) => (
          <li key={request.id} className={styles.item}>
            <MyRequestCard request={request} zone={zone} offline={offline} onWithdraw={() => setWithdrawn(request)} />
          </li>
        ))}
      </ul>
      <LoadMore more={query.hasNextPage} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      {withdrawn && <WithdrawDialog request={withdrawn} onClose={() => setWithdrawn(null)} />}
    </Stack>
  );
}
