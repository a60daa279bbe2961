import type { Club, Me } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Card, ErrorState, Inline, Link, SkeletonList, Stack, Text } from "@courtside/design-system/core.tsx";
import { apiFailureText } from "./apiFailureText.ts";
import { CloseClub } from "./CloseClub.tsx";
import { closingDay } from "./closingDay.ts";
import { KeepClubOpen } from "./KeepClubOpen.tsx";
import { LeaveClub } from "./LeaveClub.tsx";

/** The way out of the club; for its admins its end as well (docs/product/roles.md#leaving-a-club). */
export function ClubCard({ me: { role, club } }: { me: Me }) {
  if (!club || !role) return null;
  return (
    <Card title="Your club" description={club.name}>
      {role === "admin" ? <ForAdmin club={club} /> : <ForOthers club={club} />}
    </Card>
  );
}

const ForOthers = ({ club }: { club: NonNullable<Club> }) => (
  <Stack gap={12}>
    <Text as="p" tone="secondary">
      A person belongs to one club at a time. Leave this one to join another.
    </Text>
    <div>
      <LeaveClub club={club} />
    </div>
  </Stack>
);

function ForAdmin({ club }: { club: NonNullable<Club> }) {
  const { data, error, isFetching, refetch } = useApi().useQuery("get", "/club-closing");
  if (!data) {
    if (!error) return <SkeletonList />;
    return (
      <ErrorState
        compact
        title="Your club could not be loaded"
        cause={apiFailureText(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const { closes_at, obstacle } = data;
  const hasOthers = obstacle === "other_admins";
  return (
    <Stack>
      {closes_at && (
        <Alert tone="warning" title={`The club closes on ${closingDay(closes_at, club.time_zone)}`}>
          Then nobody belongs to it any more. Until that day you can keep it open.
        </Alert>
      )}
      {closes_at && <KeepClubOpen />}
      {!closes_at && hasOthers && (
        <Text as="p" tone="secondary">
          The club has other administrators. You can leave it to them; only an administrator who is alone can close it.
        </Text>
      )}
      {!closes_at && !hasOthers && (
        <Text as="p" tone="secondary">
          You are the club's only administrator. To leave, first make somebody else an administrator on{" "}
          <Link href="/admin/members">Members</Link>, or close the club.
        </Text>
      )}
      {!closes_at && obstacle === "subscription_active" && (
        <Text as="p" tone="secondary">
          The club cannot be closed while its subscription goes on. Cancel that first, under{" "}
          <Link href="/upgrade">Upgrade</Link>.
        </Text>
      )}
      <Inline gap={8}>
        {(hasOthers || closes_at) && (
          <LeaveClub
            club={club}
            warning={hasOthers ? undefined : "You are its only administrator: nobody could keep it open any more."}
          />
        )}
        {!closes_at && obstacle === null && <CloseClub club={club} />}
      </Inline>
    </Stack>
  );
}
