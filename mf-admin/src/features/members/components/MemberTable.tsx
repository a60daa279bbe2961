import type { Member } from "@courtside/contracts/api/client.ts";
import { MOST_CHOSEN_RECIPIENTS } from "@courtside/contracts/domain/broadcasts.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { failureOf, moreOf } from "@courtside/contracts/shell/pages.ts";
import type { ListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
import {
  Button,
  Empty,
  IconButton,
  IconEdit,
  IconTrash,
  IconUsers,
  Inline,
  Stack,
  Tag,
} from "@courtside/design-system/core.tsx";
import { SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { MailMark } from "../../../mail-mark/MailMark.tsx";
import type { useMembers } from "../api.ts";
import { exportMembers } from "../exportMembers.ts";
import type { ManyMembers } from "./ManyMembersDialog.tsx";
import styles from "./MemberTable.module.css";
import type { RoleChange } from "./RoleChangeDialog.tsx";
import { RoleSelect } from "./RoleSelect.tsx";

interface MemberTableProps {
  query: ReturnType<typeof useMembers>;
  address: ListAddress;
  ownId: string;
  /** The club's zone. */
  zone: string;
  onRename: (member: Member) => void;
  onRemove: (member: Member) => void;
  onRole: (change: RoleChange) => void;
  onMany: (many: ManyMembers) => void;
  onMessage: (members: readonly Member[]) => void;
  onClearMark: (member: Member) => void;
}

/** Name, Email, Role, Joined, and an admin's actions on other members (docs/product/screens.md#club-members-page). */
export function MemberTable(props: MemberTableProps) {
  const { query, address, ownId, zone, onRename, onRemove, onRole, onMany, onMessage, onClearMark } = props;
  const savedViews = useSavedViews("members");
  const { members, total } = query;
  const columns: StaffColumn<Member>[] = [
    {
      key: "name",
      title: "Name",
      width: 176,
      breaks: true,
      sortable: true,
      card: "title",
      render: (member) => (
        <Inline gap={8} nowrap>
          <Inline gap={8}>
            <strong>{member.name}</strong>
            {member.id === ownId && <Tag tone="info">You</Tag>}
            {member.photos && <Tag tone="success">Photos agreed</Tag>}
          </Inline>
          <IconButton
            size="small"
            icon={<IconEdit />}
            label={`Correct the name of ${member.name}`}
            onClick={() => onRename(member)}
          />
        </Inline>
      ),
    },
    {
      key: "email",
      title: "Email",
      width: 200,
      breaks: true,
      sortable: true,
      card: "detail",
      render: (member) =>
        member.mail_mark ? (
          <Stack gap={4}>
            <span>{member.email}</span>
            <MailMark name={member.name} mark={member.mail_mark} zone={zone} onClear={() => onClearMark(member)} />
          </Stack>
        ) : (
          member.email
        ),
      onPaper: ({ email }) => email,
    },
    {
      key: "role",
      title: "Role",
      sortable: true,
      width: 168,
      card: "action",
      render: (member) => (
        <RoleSelect member={member} isOwn={member.id === ownId} onChoose={(role) => onRole({ member, role })} />
      ),
      onPaper: ({ role }) => ROLE_LABELS[role],
    },
    {
      key: "joined",
      title: "Joined",
      sortable: true,
      card: "detail",
      render: ({ joined_at }) => <span className={styles.date}>{clubDateLabel(joined_at, zone)}</span>,
    },
    {
      key: "remove",
      title: "Actions",
      align: "end",
      width: 128,
      card: "action",
      render: (member) => (
        <Button
          danger
          size="small"
          icon={<IconTrash />}
          aria-label={`Remove ${member.name}`}
          title={member.id === ownId ? "You cannot remove yourself from the club." : undefined}
          disabled={member.id === ownId}
          onClick={() => onRemove(member)}
        >
          Remove
        </Button>
      ),
    },
  ];
  return (
    <StaffTable
      caption="Club Members"
      keepAs={`${ownId}.members`}
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      loading={query.isFetching && !query.isFetchingNextPage}
      error={failureOf(query, "Members could not be loaded")}
      total={total !== null && total > 0 && `${total.toLocaleString("en-US")} ${total === 1 ? "member" : "members"}`}
      matching={total}
      summary={query.hasNextPage ? `${members.length.toLocaleString("en-US")} of them loaded` : undefined}
      empty={<Empty icon={<IconUsers />} title="No members found matching your search criteria." />}
      sort={address.sort ?? { key: "joined", direction: "descending" }}
      onSortChange={address.onSortChange}
      selection={{
        nameOf: ({ name }) => name,
        isDisabled: ({ id }) => id === ownId,
        actions: (chosen) => (
          <>
            <Button size="small" onClick={() => onMany({ what: "role", members: chosen })}>
              Change role
            </Button>
            <Button size="small" disabled={chosen.length > MOST_CHOSEN_RECIPIENTS} onClick={() => onMessage(chosen)}>
              {chosen.length > MOST_CHOSEN_RECIPIENTS
                ? `Message (${MOST_CHOSEN_RECIPIENTS.toLocaleString("en-US")} at most)`
                : "Message"}
            </Button>
            <Button size="small" onClick={() => exportMembers(chosen, zone)}>
              Export
            </Button>
            <Button danger size="small" onClick={() => onMany({ what: "remove", members: chosen })}>
              Remove
            </Button>
          </>
        ),
      }}
      more={moreOf(query)}
      onSave={() => exportMembers(members, zone)}
      tools={<SavedViews {...savedViews} search={address.search} onOpen={address.open} />}
    />
  );
}
