import { type Invitation, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { clubDate, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { countsOf, moreOf } from "@courtside/contracts/shell/pages.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import { useAddressSearch, useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useLocalList } from "@courtside/contracts/shell/useLocalList.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
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
import { FilterBar } from "@courtside/design-system/data.tsx";
import { SearchInput } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import {
  BulkDialog,
  type ColumnFilter,
  SavedViews,
  type StaffColumn,
  StaffTable,
} from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { useInvitations, useManyInvitations, useResend, useRevoke } from "../api.ts";
import styles from "./PendingInvitations.module.css";

/** The club's pending invitations, each with resend and revoke. For users who may invite. */
export function PendingInvitations() {
  const { club, profile } = useMe();
  const zone = club?.time_zone ?? "UTC";
  const query = useInvitations();
  // The page's other list has the plain names.
  const address = useListAddress("invitations.");
  const search = useAddressSearch(address);
  const savedViews = useSavedViews("invitations");
  const [many, setMany] = useState<Many | null>(null);
  const statuses = address.all("status", ["pending", "expired"]);
  const rows = useLocalList({
    address,
    query,
    rows: query.items,
    textOf: ({ full_name, email }) => `${full_name} ${email}`,
    by: {
      who: ({ full_name, email }) => full_name || email,
      role: ({ role }) => ROLE_LABELS[role],
      sent: ({ sent_at }) => Date.parse(sent_at),
    },
    isWanted: statuses.length > 0 ? ({ status }) => statuses.some((wanted) => wanted === status) : undefined,
  });
  const statusFilter: ColumnFilter = {
    options: [
      { value: "pending", label: "Pending" },
      { value: "expired", label: "Expired" },
    ],
    chosen: statuses,
    onChange: (status) => address.change({ status }),
  };
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
      {query.items.length > 0 && (
        <FilterBar
          search={
            <SearchInput
              label="Search invitations"
              placeholder="Search by name or email"
              maxLength={100}
              value={search.typed}
              onChange={search.setTyped}
            />
          }
        />
      )}
      <StaffTable
        caption="Pending invitations"
        keepAs={`${profile.id}.invitations`}
        columns={columnsIn(zone, statusFilter)}
        rows={rows}
        rowKey={({ id }) => id}
        loading={query.isFetching && !query.isFetchingNextPage}
        {...countsOf(rows.length, query, ["invitation", "invitations"])}
        sort={address.sort}
        onSortChange={address.onSortChange}
        selection={{
          nameOf: ({ email }) => email,
          actions: (invitations) => (
            <>
              <Button size="small" onClick={() => setMany({ what: "resend", invitations })}>
                Resend
              </Button>
              <Button danger size="small" onClick={() => setMany({ what: "revoke", invitations })}>
                Revoke
              </Button>
            </>
          ),
        }}
        empty={
          query.items.length > 0 ? (
            <Empty
              compact
              icon={<IconMail />}
              title="No invitation matches"
              action={<Button onClick={() => address.change({ q: null, status: null })}>Clear filters</Button>}
            />
          ) : (
            <Empty
              compact
              icon={<IconMail />}
              title="No pending invitations"
              description="Who has accepted is a member."
            />
          )
        }
        more={moreOf(query)}
        onSave={(lines) => saveLines("invitations", lines)}
        tools={<SavedViews of="invitations" {...savedViews} search={address.search} onOpen={address.open} />}
      />
      {many && <ManyInvitationsDialog many={many} onClose={() => setMany(null)} />}
    </Stack>
  );
}

interface Many {
  what: "resend" | "revoke";
  invitations: readonly Invitation[];
}

/** Lists the selected invitations, then sends or revokes one after the other. */
function ManyInvitationsDialog({ many: { what, invitations }, onClose }: { many: Many; onClose: () => void }) {
  const { resend, revoke, report } = useManyInvitations();
  const count = `${invitations.length} ${invitations.length === 1 ? "invitation" : "invitations"}`;
  const revokes = what === "revoke";
  return (
    <BulkDialog
      danger={revokes}
      title={revokes ? `Revoke ${count}?` : `Resend ${count}?`}
      description={
        revokes
          ? "The links in the emails stop working. You can invite them again at any time."
          : "Each of them gets a new email; the link of the former one stops working."
      }
      items={invitations}
      keyOf={({ id }) => id}
      nameOf={({ email }) => email}
      noteOf={({ role }) => ROLE_LABELS[role]}
      confirmLabel={revokes ? "Revoke" : "Resend"}
      cancelLabel={revokes ? "Keep Invitations" : "Cancel"}
      run={revokes ? revoke : resend}
      problemOf={(failure) => messageOf(failure) ?? "The connection was lost. Try again."}
      onEnd={(done) => {
        report(what, done);
        if (done === invitations.length) onClose();
      }}
      onClose={onClose}
    />
  );
}

const columnsIn = (zone: string, statusFilter: ColumnFilter): StaffColumn<Invitation>[] => [
  {
    key: "who",
    title: "Invited",
    sortable: true,
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
    sortable: true,
    card: "detail",
    render: ({ role }) => <span className={styles.role}>{ROLE_LABELS[role]}</span>,
  },
  {
    key: "sent",
    title: "Sent",
    sortable: true,
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
    filter: statusFilter,
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
