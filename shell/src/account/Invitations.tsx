import { isApiError, type Me, type OwnInvitation } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Card, ErrorState, Skeleton, Stack, Text } from "@courtside/design-system/core.tsx";
import { apiFailureText } from "../api/apiFailureText.ts";
import { useAcceptInvitation, useOwnInvitations } from "./api.ts";
import { isOwnAccount } from "./isOwnAccount.ts";
import { LeaveClub } from "./LeaveClub.tsx";

/** The clubs that have invited this person's address, each with its button. `quiet`: shows nothing until one is known. */
export function Invitations({ quiet = false }: { quiet?: boolean }) {
  const invitations = useOwnInvitations();
  if (quiet && !invitations.data) return null;
  if (invitations.isPending) return <Skeleton height={120} />;
  if (invitations.error) {
    return (
      <Card>
        <ErrorState
          compact
          title="Your invitations could not be loaded"
          cause={isApiError(invitations.error) ? invitations.error.message : undefined}
          requestId={isApiError(invitations.error) ? invitations.error.requestId : undefined}
          onRetry={() => void invitations.refetch()}
          retrying={invitations.isFetching}
        />
      </Card>
    );
  }
  return invitations.data.data.map((invitation) => <InvitationCard key={invitation.id} invitation={invitation} />);
}

/** One invitation: from whom, as what, until when; its button joins the club, which then opens by itself. */
function InvitationCard({ invitation }: { invitation: OwnInvitation }) {
  const { id, club_name, role, invited_by, expires_at } = invitation;
  const { me } = useShell();
  const accept = useAcceptInvitation();
  return (
    <Card
      highlighted
      title={`${club_name} has invited you`}
      description={`${invited_by} invites you to join as ${ROLE_LABELS[role]}.`}
    >
      <Stack gap={12}>
        {accept.error && (
          <Alert tone="error" role="alert">
            {apiFailureText(accept.error)}
          </Alert>
        )}
        {me?.club ? (
          <Accepting me={me} current={me.club} next={club_name} />
        ) : (
          <div>
            <Button
              variant="primary"
              busy={accept.isPending}
              busyLabel="Joining..."
              onClick={() => accept.mutate({ params: { path: { id } } })}
            >
              Accept invitation
            </Button>
          </div>
        )}
        <Text tone="secondary" size="sm">
          Open until {untilText(expires_at)}
        </Text>
      </Stack>
    </Card>
  );
}

/** What a member of another club must do before accepting an invitation. */
const Accepting = ({ me, current, next }: { me: Me; current: { id: string; name: string }; next: string }) => (
  <>
    <Text as="p">
      {`You belong to ${current.name}, and a person belongs to one club at a time. To accept, you first have to leave ${current.name}: your bookings, lessons and waitlist entries ahead there are canceled, and you see its courts and people no more. Then you can accept the invitation of ${next}.`}
    </Text>
    {isOwnAccount(me) && !me.profile.impersonating_role && (
      <div>
        <LeaveClub club={current} label="Leave your club" />
      </div>
    )}
  </>
);

/** In the reader's own zone: there is no club yet whose time would count. */
const untilText = (instant: string): string =>
  new Date(instant).toLocaleString("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
