import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Card, ErrorState, LinkButton, Page, PageHeader, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { failureText } from "../../../api.ts";
import { MemberForm } from "../components/MemberForm.tsx";
import { MemberProgress } from "../components/MemberProgress.tsx";
import { useLatestImport } from "../members.ts";

/** `/admin/import-members` (docs/product/identity.md#importing-members): many people from a file, checked before anything is sent. */
export default function ImportMembersPage() {
  const { club } = useMe();
  const { data, error, isFetching, refetch } = useLatestImport();
  const latest = data?.import;
  const zone = club?.time_zone ?? "UTC";
  return (
    <Page>
      <PageHeader
        title="Import Members"
        description="Many people from a file. Each row is checked before anything is sent."
        actions={<LinkButton href="/admin/import-bookings">Import Bookings</LinkButton>}
      />
      {!data && !error && <SkeletonList count={3} />}
      {!data && error && (
        <Card>
          <ErrorState
            compact
            title="Imports could not be loaded"
            cause={failureText(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      )}
      {data && (
        <Stack gap={24}>
          {latest && <MemberProgress imported={latest} zone={zone} />}
          {latest?.status !== "running" && <MemberForm />}
          {data.earlier.map((imported) => (
            <MemberProgress key={imported.id} imported={imported} zone={zone} />
          ))}
        </Stack>
      )}
    </Page>
  );
}
