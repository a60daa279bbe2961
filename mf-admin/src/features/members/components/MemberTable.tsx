import type { Member } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { moreOf } from "@courtside/contracts/shell/pages.ts";
import {
  Button,
  Empty,
  IconButton,
  IconEdit,
  IconTrash,
  IconUsers,
  Inline,
  Tag,
} from "@courtside/design-system/core.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import type { useMembers } from "../api.ts";
import styles from "./MemberTable.module.css";
import { RoleSelect } from "./RoleSelect.tsx";

interface MemberTableProps {
  query: ReturnType<typeof useMembers>;
  ownId: string;
  /** The club's zone. */
  zone: string;
  onRename: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** Name, Email, Role, Joined, and an admin's actions on other members (docs/product/screens.md#club-members-page). */
export function MemberTable({ query, ownId, zone, onRename, onRemove }: MemberTableProps) {
  const { members, total } = query;
  const columns: StaffColumn<Member>[] = [
    {
      key: "name",
      title: "Name",
      card: "title",
      render: (member) => (
        <Inline gap={8}>
          <strong>{member.name}</strong>
          {member.id === ownId && <Tag tone="info">You</Tag>}
          <IconButton
            size="small"
            icon={<IconEdit />}
            label={`Correct the name of ${member.name}`}
            onClick={() => onRename(member)}
          />
        </Inline>
      ),
    },
    { key: "email", title: "Email", card: "detail", render: ({ email }) => email },
    {
      key: "role",
      title: "Role",
      width: 168,
      card: "action",
      render: (member) => <RoleSelect member={member} isOwn={member.id === ownId} />,
    },
    {
      key: "joined",
      title: "Joined",
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
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      loading={query.isFetching && !query.isFetchingNextPage}
      total={total !== null && total > 0 && `${total.toLocaleString("en-US")} ${total === 1 ? "member" : "members"}`}
      empty={<Empty icon={<IconUsers />} title="No members found matching your search criteria." />}
      summary={
        query.hasNextPage && total !== null ? `${members.length.toLocaleString("en-US")} of them loaded` : undefined
      }
      more={moreOf(query)}
    />
  );
}
