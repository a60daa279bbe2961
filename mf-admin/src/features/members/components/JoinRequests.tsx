import type { AskedToJoin } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { failureOf } from "@courtside/contracts/shell/pages.ts";
import { Button, Card, ErrorState, Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { PlanLimitNotice } from "../../../plan-limit/PlanLimitNotice.tsx";
import { useDecideJoinRequest, useJoinRequests } from "../api.ts";
import styles from "./JoinRequests.module.css";

/** Pending requests to join (docs/product/identity.md#joining-a-club). Renders nothing without any. */
export function JoinRequests({ zone }: { zone: string }) {
  const query = useJoinRequests();
  const [declining, setDeclining] = useState<AskedToJoin | null>(null);
  const { decide, busyIds, rejection } = useDecideJoinRequest((id) =>
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
  if (requests.length === 0) return null;
  return (
    <Stack>
      <PlanLimitNotice error={rejection} />
      <Card title="Requests to join" description={descriptionOf(requests.length, total)} flush>
        <ul className={styles.list}>
          {requests.map((request) => (
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
              <Inline gap={8}>
                <Button
                  aria-label={`Approve ${request.full_name}`}
                  busy={busyIds.has(request.id) && declining?.id !== request.id}
                  busyLabel="Approving..."
                  onClick={() => decide(request, true)}
                >
                  Approve
                </Button>
                <Button
                  danger
                  variant="ghost"
                  aria-label={`Decline ${request.full_name}`}
                  disabled={busyIds.has(request.id)}
                  onClick={() => setDeclining(request)}
                >
                  Decline
                </Button>
              </Inline>
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
            busy={busyIds.has(declining.id)}
            busyLabel="Declining..."
            onConfirm={() => decide(declining, false)}
            onClose={() => setDeclining(null)}
          />
        )}
      </Card>
    </Stack>
  );
}

function descriptionOf(shown: number, total: number): string {
  const text = "They entered the club's join code.";
  if (total <= shown) return text;
  return `${text} These are the first ${shown} of ${total.toLocaleString("en-US")}: the others follow as you decide.`;
}
