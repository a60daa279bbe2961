import type { Member } from "@courtside/contracts/api/client.ts";
import { ROLES, type Role } from "@courtside/contracts/domain/roles.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { useAddressSearch, useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { IconUserPlus, LinkButton, Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { FilterBar } from "@courtside/design-system/data.tsx";
import { SearchInput, Select } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { lazy, Suspense, useState } from "react";
import { PendingInvitations } from "../../invitations/components/PendingInvitations.tsx";
import { JoinCodeCard } from "../../join-code/components/JoinCodeCard.tsx";
import { useEndingPreview, useMembers, useRemoveMember } from "../api.ts";
import { ClearMarkDialog } from "../components/ClearMarkDialog.tsx";
import { Consequences } from "../components/Consequences.tsx";
import { JoinRequests } from "../components/JoinRequests.tsx";
import { type ManyMembers, ManyMembersDialog } from "../components/ManyMembersDialog.tsx";
import { MemberTable } from "../components/MemberTable.tsx";
import { RenameMemberDialog } from "../components/RenameMemberDialog.tsx";
import { type RoleChange, RoleChangeDialog } from "../components/RoleChangeDialog.tsx";
import { ROLE_OPTIONS } from "../components/RoleSelect.tsx";
import { countedEnds } from "../role-change.ts";

/** Loaded when a message is written. */
const WriteMessage = lazy(async () => ({
  default: (await import("../../messages/components/WriteMessage.tsx")).WriteMessage,
}));

/** `/admin/members` (docs/product/screens.md#club-members-page): the club's members with their roles, and the requests to join. */
export default function MembersPage() {
  const { club, profile } = useMe();
  const { hasScreen } = useShell();
  const address = useListAddress();
  const { typed, setTyped, wanted: search } = useAddressSearch(address);
  const [removing, setRemoving] = useState<Member | null>(null);
  const [renaming, setRenaming] = useState<Member | null>(null);
  const [changing, setChanging] = useState<RoleChange | null>(null);
  const [marked, setMarked] = useState<Member | null>(null);
  const [many, setMany] = useState<ManyMembers | null>(null);
  const [writingTo, setWritingTo] = useState<readonly Member[] | null>(null);
  const role = ROLES.find((known) => known === address.get("role")) ?? null;
  const query = useMembers({ search, role, sort: address.sort, isPaused: many !== null });
  const zone = club?.time_zone ?? "UTC";

  return (
    <Page>
      <PageHeader
        title="Club Members"
        actions={
          <>
            {hasScreen("/admin/import-members") && <LinkButton href="/admin/import-members">Import Members</LinkButton>}
            {hasScreen("/admin/invite") && (
              <LinkButton href="/admin/invite" variant="primary" icon={<IconUserPlus />}>
                Invite Member
              </LinkButton>
            )}
          </>
        }
      />
      <Stack gap={24}>
        <JoinRequests zone={zone} />
        <Stack gap={16}>
          <MemberFilters
            search={typed}
            onSearch={setTyped}
            role={role}
            onRole={(next) => address.change({ role: next })}
          />
          <MemberTable
            query={query}
            address={address}
            ownId={profile.id}
            zone={zone}
            onRename={setRenaming}
            onRemove={setRemoving}
            onRole={setChanging}
            onMany={setMany}
            onMessage={setWritingTo}
            onClearMark={setMarked}
          />
        </Stack>
        <PendingInvitations />
        <JoinCodeCard />
      </Stack>
      {many && <ManyMembersDialog many={many} onClose={() => setMany(null)} />}
      {renaming && <RenameMemberDialog member={renaming} onClose={() => setRenaming(null)} />}
      {marked && <ClearMarkDialog member={marked} zone={zone} onClose={() => setMarked(null)} />}
      {writingTo && (
        <Suspense>
          <WriteMessage to={writingTo} onClose={() => setWritingTo(null)} />
        </Suspense>
      )}
      {changing && <RoleChangeDialog change={changing} onClose={() => setChanging(null)} />}
      {removing && <RemoveMemberDialog member={removing} onClose={() => setRemoving(null)} />}
    </Page>
  );
}

const ALL = "all";
const OPTIONS = [{ value: ALL, label: "All Roles" }, ...ROLE_OPTIONS];

interface MemberFiltersProps {
  search: string;
  onSearch: (text: string) => void;
  role: Role | null;
  onRole: (role: Role | null) => void;
}

/** Search by name or email, and the roles. */
function MemberFilters({ search, onSearch, role, onRole }: MemberFiltersProps) {
  return (
    <FilterBar
      search={
        <SearchInput
          label="Search members"
          placeholder="Search by name or email"
          maxLength={100}
          value={search}
          onChange={onSearch}
        />
      }
      active={role ? 1 : 0}
    >
      <Select
        aria-label="Role"
        options={OPTIONS}
        value={role ?? ALL}
        onChange={(value) => onRole(ROLES.find((known) => known === value) ?? null)}
      />
    </FilterBar>
  );
}

/** Asks before a member is removed, and names them and the consequences (docs/product/roles.md#removal). */
function RemoveMemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const remove = useRemoveMember(onClose);
  const { data: ends } = useEndingPreview(member, null);
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove ${member.name}?`}
      description="Their access to the club ends at once and their future bookings are canceled; they are notified by email. Past bookings keep their name."
      confirmLabel="Remove"
      cancelLabel="Keep Member"
      busy={remove.isPending}
      busyLabel="Removing..."
      onConfirm={() => remove.mutate({ params: { path: { user_id: member.id } } })}
      onClose={onClose}
    >
      <Consequences texts={ends ? countedEnds(ends) : []} />
    </ConfirmDialog>
  );
}
