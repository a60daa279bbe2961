import { isApiError, type Me } from "@courtside/contracts/api/client.ts";
import { CONSENT_KINDS, CONSENTS, type ConsentKind } from "@courtside/contracts/domain/consents.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Card, ErrorState, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { Switch } from "@courtside/design-system/fields.tsx";
import { useDecideConsent } from "./api.ts";

const failure = (error: unknown): string =>
  isApiError(error) ? error.message : "That could not be saved. Check your connection, then try again.";

/** What the person agrees to in their club; nothing is given unless they switch it on (docs/product/privacy.md#consents). */
export function ConsentsCard({ me: { club, profile } }: { me: Me }) {
  if (!club || profile.is_demo) return null;
  return (
    <Card title="Your Choices" description={`What ${club.name} may do. You can change your mind at any time.`}>
      <Consents kinds={CONSENT_KINDS.filter((kind) => kind !== "directory" || club.partner_search === "directory")} />
    </Card>
  );
}

function Consents({ kinds }: { kinds: readonly ConsentKind[] }) {
  const { data, error, refetch, isFetching } = useApi().useQuery("get", "/me/consents");
  const decide = useDecideConsent();
  if (!data && error) {
    return (
      <ErrorState
        compact
        title="Your choices could not be loaded"
        cause={isApiError(error) ? error.message : "Check your connection, then try again."}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonList count={2} />;
  const pending = decide.isPending ? decide.variables : undefined;
  const isGiven = (kind: ConsentKind): boolean =>
    pending?.params.path.kind === kind
      ? pending.body.is_given
      : data.data.some((consent) => consent.kind === kind && consent.is_given);
  const failed: unknown = decide.error;
  return (
    <Stack gap={16}>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          checked={isGiven(kind)}
          disabled={decide.isPending}
          description={CONSENTS[kind].text}
          onChange={(is_given) => decide.mutate({ params: { path: { kind } }, body: { is_given } })}
        >
          {CONSENTS[kind].title}
        </Switch>
      ))}
      {failed !== null && (
        <Alert tone="error" role="alert">
          {failure(failed)}
        </Alert>
      )}
    </Stack>
  );
}
