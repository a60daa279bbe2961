import { isApiError } from "@courtside/contracts/api/client.ts";
import { TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import {
  Alert,
  Button,
  Card,
  ErrorState,
  LinkButton,
  Page,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from "@courtside/design-system/core.tsx";
import { signOut } from "../auth/sessionStore.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { useCurrentSession } from "../session/SessionContext.ts";
import { useOwnJoinRequests } from "./api.ts";
import { Invitations } from "./Invitations.tsx";
import { JoinByCode } from "./JoinByCode.tsx";
import { UnprovenClub } from "./UnprovenClub.tsx";

/** The ways into a club, for someone who belongs to none: its code, or its invitation. */
export default function JoinClubPage() {
  useScreenTitle("Join a club");
  const { me } = useCurrentSession();
  return (
    <Page width="narrow">
      <PageHeader title="Join a club" description="You do not belong to a club yet." />
      <Stack>
        {me?.removed_from?.club_closed && (
          <Alert tone="info" title={`${me.removed_from.club_name} has closed`}>
            It has no members any more. Your account is yours: join another club with it, or create one.
          </Alert>
        )}
        {me?.removed_from && !me.removed_from.club_closed && (
          <Alert tone="warning" title={`${me.removed_from.club_name} has removed you from the club`}>
            Your future bookings there are canceled. If you think that this is a mistake, please talk to the club. Its
            code lets you ask to join again.
          </Alert>
        )}
        <UnprovenClub />
        <Invitations />
        <JoinRequests />
        <JoinByCode />
        <Card title="Were you invited?">
          <Text as="p" tone="secondary">
            Open the link in the invitation email. If your club invited another address than {me?.profile.email}, sign
            out first.
          </Text>
        </Card>
        <Card title="Do you run a club?">
          <Stack gap={12}>
            <Text as="p" tone="secondary">
              Create it here, with its courts, and invite your members. {TRIAL_DAYS} days free, no credit card needed.
            </Text>
            <div>
              <LinkButton href="/signup-club">Create Your Club</LinkButton>
            </div>
          </Stack>
        </Card>
        <div>
          <Button variant="ghost" onClick={() => signOut("logout")}>
            Sign out
          </Button>
        </div>
      </Stack>
    </Page>
  );
}

/** The user's requests to join a club, with their status. */
function JoinRequests() {
  const requests = useOwnJoinRequests();
  if (requests.isPending) return <Skeleton height={72} />;
  if (requests.error) {
    return (
      <Card>
        <ErrorState
          compact
          title="Your requests could not be loaded"
          cause={isApiError(requests.error) ? requests.error.message : undefined}
          requestId={isApiError(requests.error) ? requests.error.requestId : undefined}
          onRetry={() => void requests.refetch()}
          retrying={requests.isFetching}
        />
      </Card>
    );
  }
  return requests.data.data.map(({ club_id, club_name, status }) =>
    status === "declined" ? (
      <Alert key={club_id} tone="warning" title={`${club_name} has declined your request`}>
        Please talk to the club if you think that this is a mistake.
      </Alert>
    ) : (
      <Alert key={club_id} tone="info" role="status" title={`You have asked to join ${club_name}`}>
        The club has to agree. Once it has, this page opens it by itself.
      </Alert>
    ),
  );
}
