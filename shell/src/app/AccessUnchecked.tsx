import { Card, ErrorState, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { api } from "../api/client.ts";

/** Replaces a screen while the club's access is unknown (docs/product/access.md#failed-check). The next poll may resolve it too. */
export function AccessUnchecked({ title }: { title: string }) {
  const profile = api.useQuery("get", "/me", {}, { enabled: false });
  return (
    <Page>
      <PageHeader title={title} />
      <Card>
        <ErrorState
          title="Your club's access could not be checked"
          cause="Nothing is lost. Please try again in a moment."
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      </Card>
    </Page>
  );
}
