import { type Invitation, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { clubDate, dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { MOST_INVITED } from "@courtside/contracts/domain/invitation-batch.ts";
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
import { type ColumnFilter, SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { lazy, Suspense, useState } from "react";
import { useInvitations, useResend, useRevoke } from "../api.ts";
import { useBatch } from "../inviting.ts";
import styles from "./PendingInvitations.module.css";
import { RevokeManyDialog } from "./RevokeManyDialog.tsx";
import { SendingNotice } from "./SendingNotice.tsx";

/** Loaded when invitations are sent again. */
const ResendManyDialog = lazy(() => import("./ResendManyDialog.tsx"));

interface Many {
  what: "resend" | "revoke";
  invitations: readonly Invitation[];
}

/** The club's pending invitations, each with resend and revoke. For users who may invite. */
export function PendingInvitations({ besideForm = false }: { besideForm?: boolean }) {
  const { club, profile } = useMe();
  const zone = club?.time_zone ?? "UTC";
  const [many, setMany] = useState<Many | null>(null);
  const query = useInvitations({ isPaused: many?.what === "revoke" });
  const sending = useBatch();
  const [showsProgress, setShowsProgress] = useState(false);
  // The page's other list has the plain names.
  const address = useListAddress("invitations.");
  const search = useAddressSearch(address);
  const savedViews = useSavedViews("invitations");
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
      <SendingNotice
        sending={sending}
        isOpen={showsProgress}
        besideForm={besideForm}
        onOpen={() => setShowsProgress(true)}
        onClose={() => setShowsProgress(false)}
      />
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
              <Button
                size="small"
                disabled={invitations.length > MOST_INVITED}
                onClick={() => setMany({ what: "resend", invitations })}
              >
                {invitations.length > MOST_INVITED ? `Resend (${MOST_INVITED} at most)` : "Resend"}
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
      {many?.what === "revoke" && <RevokeManyDialog invitations={many.invitations} onClose={() => setMany(null)} />}
      {many?.what === "resend" && (
        <Suspense>
          <ResendManyDialog
            invitations={many.invitations}
            sending={sending}
            onStarted={() => {
              setMany(null);
              setShowsProgress(true);
            }}
            onClose={() => setMany(null)}
          />
        </Suspense>
      )}
    </Stack>
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
        {dateYearLabel(clubDate(sent_at, zone), zone)}
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
        <Tag tone="info">{`Until ${dateYearLabel(clubDate(expires_at, zone), zone)}`}</Tag>
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
