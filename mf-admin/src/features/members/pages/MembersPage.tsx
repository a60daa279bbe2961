import { isApiError, type Member } from "@courtside/contracts/api/client.ts";
import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { useMe, useSearchParams, useShell } from "@courtside/contracts/shell/index.tsx";
import { Card, ErrorState, IconUserPlus, LinkButton, Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { PendingInvitations } from "../../invitations/components/PendingInvitations.tsx";
import { JoinCodeCard } from "../../join-code/components/JoinCodeCard.tsx";
import { useMembers } from "../api.ts";
import { JoinRequests } from "../components/JoinRequests.tsx";
import { MemberFilters } from "../components/MemberFilters.tsx";
import { MemberTable } from "../components/MemberTable.tsx";
import { RemoveMemberDialog } from "../components/RemoveMemberDialog.tsx";
import { RenameMemberDialog } from "../components/RenameMemberDialog.tsx";
import { useSettled } from "../components/useSettled.ts";

/** `/admin/members` (docs/product/screens.md#club-members-page): who is in the club, as what, and who asks to be. */
export default function MembersPage() {
  const { club, profile } = useMe();
  const { hasScreen } = useShell();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState("");
  const [removing, setRemoving] = useState<Member | null>(null);
  const [renaming, setRenaming] = useState<Member | null>(null);
  const search = useSettled(typed.trim());
  const role = ROLES.find((known) => known === params.get("role")) ?? null;
  const query = useMembers({ search, role });
  const error: unknown = query.error;
  const zone = club?.time_zone ?? "UTC";

  return (
    <Page>
      <PageHeader
        title="Club Members"
        actions={
          hasScreen("/admin/invite") && (
            <LinkButton href="/admin/invite" variant="primary" icon={<IconUserPlus />}>
              Invite Member
            </LinkButton>
          )
        }
      />
      <Stack gap={24}>
        <JoinRequests zone={zone} />
        <Stack gap={16}>
          <MemberFilters
            search={typed}
            onSearch={setTyped}
            role={role}
            onRole={(next) => setParams(next ? { role: next } : {}, { replace: true })}
          />
          {query.isError && query.members.length === 0 ? (
            <Card>
              <ErrorState
                title="Members could not be loaded"
                cause={isApiError(error) ? error.message : "Check your connection, then try again."}
                requestId={isApiError(error) ? error.requestId : undefined}
                retrying={query.isFetching}
                onRetry={() => void query.refetch()}
              />
            </Card>
          ) : (
            <MemberTable query={query} ownId={profile.id} zone={zone} onRename={setRenaming} onRemove={setRemoving} />
          )}
        </Stack>
        <PendingInvitations />
        <JoinCodeCard />
      </Stack>
      {renaming && <RenameMemberDialog member={renaming} onClose={() => setRenaming(null)} />}
      {removing && <RemoveMemberDialog member={removing} onClose={() => setRemoving(null)} />}
    </Page>
  );
}
