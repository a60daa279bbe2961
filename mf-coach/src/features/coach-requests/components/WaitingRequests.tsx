import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Badge, Heading, Inline, LinkButton, Skeleton, Stack, Text } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { requestedTime } from "../../../components/requestedTime.ts";
import { useRequests } from "../api.ts";
import { DecideButtons } from "./DecideButtons.tsx";
import { DecideDialogs, type Deciding } from "./DecideDialogs.tsx";
import styles from "./WaitingRequests.module.css";

const SHOWN = 3;

/** The first of a coach's pending requests, which can be decided here. */
export function WaitingRequests({ coachId }: { coachId: string }) {
  const { hasScreen } = useShell();
  const zone = useMe().club?.time_zone ?? "UTC";
  const query = useRequests({ status: "pending", coachId });
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const shown = query.requests.slice(0, SHOWN);
  return (
    <Stack gap={12}>
      <Inline gap={8}>
        <Heading>Lesson Requests</Heading>
        <Badge count={query.pendingCount ?? 0} label="pending" />
      </Inline>
      {query.isPending && <Skeleton lines={3} />}
      {query.isError && shown.length === 0 && <LoadFailed title="Lesson requests could not be loaded" query={query} />}
      {query.isSuccess && shown.length === 0 && <Text tone="secondary">No requests are pending.</Text>}
      {shown.length > 0 && (
        <ul className={styles.list} aria-label="Pending requests">
          {shown.map((request, place) => (
            <li key={request.id} className={styles.item}>
              <div className={styles.text}>
                <strong>{request.member_name}</strong>
                <span>
                  {requestedTime(request, zone)}
                  {request.sport && ` · ${sportLabel(request.sport)}`}
                </span>
                {request.notes && <Text tone="secondary">{request.notes}</Text>}
              </div>
              {request.can_decide && <DecideButtons request={request} primary={place === 0} onDecide={setDeciding} />}
            </li>
          ))}
        </ul>
      )}
      {hasScreen("/lesson-requests") && (
        <div>
          <LinkButton href="/lesson-requests">All Requests</LinkButton>
        </div>
      )}
      <DecideDialogs deciding={deciding} onClose={() => setDeciding(null)} />
    </Stack>
  );
}
