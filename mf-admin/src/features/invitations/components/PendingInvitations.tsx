import { type Invitation, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { clubDate, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { moreOf } from "@courtside/contracts/shell/pages.ts";
import {
  Button,
  Card,
  Empty,
  ErrorState,
  Heading,
  IconMail,
  Inline,
  Stack,
  Tag,
} from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { useInvitations, useResend, useRevoke } from "../api.ts";
import styles from "./PendingInvitations.module.css";

/** The club's pending invitations, each with resend and revoke. For users who may invite. */
export function PendingInvitations() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const query = useInvitations();
  const error: unknown = query.error;
  if (error && query.items.length === 0) {
    return (
      <Card title="Pending invitations">
        <ErrorState
          compact
          title="Invitations could not be loaded"
          cause={messageOf(error) ?? "Check your connection, then try again."}
          requestId={isApiError(error) ? error.requestId : undefined}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    );
  }
  return (
    <Stack gap={12}>
      <Heading>Pending invitations</Heading>
      <StaffTable
        caption="Pending invitations"
        columns={columnsIn(zone)}
        rows={query.items}
        rowKey={({ id }) => id}
        loading={query.isFetching}
        empty={
          <Empty
            compact
            icon={<IconMail />}
            title="No pending invitations"
            description="Who has accepted is a member."
          />
        }
        more={moreOf(query)}
      />
    </Stack>
  );
}

const columnsIn = (zone: string): StaffColumn<Invitation>[] => [
  {
    key: "who",
    title: "Invited",
    card: "title",
    render: ({ full_name, email }) => (
      <span className={styles.who}>
        <strong>{full_name}</strong>
        <span className={styles.small}>{email}</span>
      </span>
    ),
  },
  {
    key: "role",
    title: "Role",
    card: "detail",
    render: ({ role }) => <span className={styles.role}>{ROLE_LABELS[role]}</span>,
  },
  {
    key: "sent",
    title: "Sent",
    card: "detail",
    render: ({ sent_at, invited_by }) => (
      <span className={styles.sent}>
        {dateLabel(clubDate(sent_at, zone))}
        <span className={styles.small}>by {invited_by}</span>
      </span>
    ),
  },
  {
    key: "status",
    title: "Status",
    card: "status",
    render: ({ status, expires_at, belongs_elsewhere }) =>
      belongs_elsewhere ? (
        <Tag tone="warning">In another club, cannot accept yet</Tag>
      ) : status === "pending" ? (
        <Tag tone="info">{`Until ${dateLabel(clubDate(expires_at, zone))}`}</Tag>
      ) : (
        <Tag tone="warning">Expired</Tag>
      ),
  },
  {
    key: "actions",
    title: "Actions",
    align: "end",
    card: "action",
    render: (invitation) => <InvitationActions invitation={invitation} />,
  },
];

/** Resends an invitation, or revokes it after a confirmation. */
function InvitationActions({ invitation: { id, email } }: { invitation: Invitation }) {
  const [isAsking, setAsking] = useState(false);
  const resend = useResend();
  const revoke = useRevoke(() => setAsking(false));
  const input = { params: { path: { id } } };
  return (
    <Inline gap={8} justify="end" nowrap>
      <Button
        size="small"
        busy={resend.isPending}
        busyLabel="Sending..."
        aria-label={`Resend the invitation to ${email}`}
        onClick={() => resend.mutate(input)}
      >
        Resend
      </Button>
      <Button size="small" danger aria-label={`Revoke the invitation of ${email}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={`Revoke the invitation of ${email}?`}
        description="The link in the email stops working. You can invite them again at any time."
        confirmLabel="Revoke Invitation"
        cancelLabel="Keep Invitation"
        busy={revoke.isPending}
        busyLabel="Revoking..."
        onConfirm={() => revoke.mutate(input)}
        onClose={() => setAsking(false)}
      />
    </Inline>
  );
}
