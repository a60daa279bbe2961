import type { AskedToJoin } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { failureOf } from "@courtside/contracts/shell/pages.ts";
import { Button, Card, ErrorState, Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { PlanLimitNotice } from "../../../plan-limit/PlanLimitNotice.tsx";
import { type JoinDecision, useDecideJoinRequest, useJoinRequests } from "../api.ts";
import styles from "./JoinRequests.module.css";

/**
 * Pending requests to join (docs/product/identity.md#joining-a-club). Renders nothing without any. A decided one keeps its place
 * until the list is opened again, so that nothing moves beneath the next press.
 */
export function JoinRequests({ zone }: { zone: string }) {
  const query = useJoinRequests();
  const [declining, setDeclining] = useState<AskedToJoin | null>(null);
  const { decide, decisions, rejection } = useDecideJoinRequest((id) =>
    setDeclining((open) => (open?.id === id ? null : open)),
  );
  const { data: requests = [], total = 0 } = query.data ?? {};
  const failure = query.data ? null : failureOf(query, "Requests to join could not be loaded");
  if (failure)
    return (
      <Card title="Requests to join">
        <ErrorState compact {...failure} />
      </Card>
    );
  const listed = withDecided(requests, decisions);
  if (listed.length === 0) return null;
  // A person who asks anew has the same id, and is not decided yet.
  const outcomeOf = ({ id, created_at }: AskedToJoin) => {
    const decision = decisions.get(id);
    return decision?.request.created_at === created_at ? decision.outcome : undefined;
  };
  const isBusy = (request: AskedToJoin) => outcomeOf(request) === null;
  return (
    <Stack>
      <PlanLimitNotice error={rejection} />
      <Card title="Requests to join" description={descriptionOf(requests.length, total)} flush>
        <ul className={styles.list}>
          {listed.map((request) => (
            <li key={request.id} className={styles.row}>
              <div className={styles.who}>
                <Inline gap={8}>
                  <strong>{request.full_name}</strong>
                  {request.was_member && <Tag tone="warning">Was a member before</Tag>}
                </Inline>
                <Text tone="secondary" size="sm">
                  {request.email} · asked {clubDateLabel(request.created_at, zone)}
                </Text>
              </div>
              <div className={styles.decision}>
                <div className={outcomeOf(request) ? styles.decided : undefined}>
                  <Inline gap={8}>
                    <Button
                      aria-label={`Approve ${request.full_name}`}
                      busy={isBusy(request) && declining?.id !== request.id}
                      busyLabel="Approving..."
                      onClick={() => decide(request, true)}
                    >
                      Approve
                    </Button>
                    <Button
                      danger
                      variant="ghost"
                      aria-label={`Decline ${request.full_name}`}
                      disabled={isBusy(request)}
                      onClick={() => setDeclining(request)}
                    >
                      Decline
                    </Button>
                  </Inline>
                </div>
                <Text tone="secondary" className={styles.outcome}>
                  {outcomeOf(request)}
                </Text>
              </div>
            </li>
          ))}
        </ul>
        {declining && (
          <ConfirmDialog
            open
            danger
            title={`Decline ${declining.full_name}?`}
            description="They see it when they open Join a club, and cannot ask again with the join code. An invitation still lets them in."
            confirmLabel="Decline"
            cancelLabel="Keep Waiting"
            busy={isBusy(declining)}
            busyLabel="Declining..."
            onConfirm={() => decide(declining, false)}
            onClose={() => setDeclining(null)}
          />
        )}
      </Card>
    </Stack>
  );
}

/** In the order of the server: the oldest first. */
function withDecided(
  requests: readonly AskedToJoin[],
  decisions: ReadonlyMap<string, JoinDecision>,
): readonly AskedToJoin[] {
  const pending = new Set(requests.map(({ id }) => id));
  const decided = [...decisions.values()].map(({ request }) => request).filter(({ id }) => !pending.has(id));
  if (decided.length === 0) return requests;
  return [...requests, ...decided].toSorted(
    (one, other) => one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id),
  );
}

function descriptionOf(shown: number, total: number): string {
  const text = "They entered the club's join code.";
  if (total <= shown) return text;
  return `${text} These are the first ${shown} of ${total.toLocaleString("en-US")}: the others follow as you decide.`;
}
