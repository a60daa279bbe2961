import type { Me } from "@courtside/contracts/api/client.ts";
import { Button, Card, Inline, LinkButton, Page, PageHeader, Stack, Text } from "@courtside/design-system/core.tsx";
import { signOut } from "../auth/sessionStore.ts";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { isOwnAccount } from "./isOwnAccount.ts";
import { LeaveClub } from "./LeaveClub.tsx";

interface JoinOtherClubPageProps {
  me: Me;
  club: { id: string; name: string };
}

/** Where a club's link leads a member: they leave their club first, or the demo. The address keeps the code meanwhile. */
export default function JoinOtherClubPage({ me, club }: JoinOtherClubPageProps) {
  useScreenTitle("Join a club");
  const { is_demo } = me.profile;
  return (
    <Page width="narrow">
      <PageHeader
        title="Join a club"
        description={is_demo ? "You are visiting the demo." : `You belong to ${club.name}.`}
      />
      <Card>
        <Stack gap={12}>
          {!is_demo && <Text as="p">{`If this is ${club.name}'s own link, you are a member already.`}</Text>}
          <Text as="p">
            {is_demo
              ? "To join the club of this link, leave the demo first. Then sign up or sign in, and its code is filled in for you."
              : `A person belongs to one club at a time. To join another with its link, leave ${club.name} first: your bookings, lessons and waitlist entries ahead there are canceled, and you see its courts and people no more. Then the code is filled in for you.`}
          </Text>
          <Inline>
            <LinkButton href="/auth" variant="primary">
              {is_demo ? "Back to the demo" : `Go to ${club.name}`}
            </LinkButton>
            {is_demo && <Button onClick={() => signOut("logout")}>Leave the demo</Button>}
            {isOwnAccount(me) && !me.profile.impersonating_role && <LeaveClub club={club} label="Leave your club" />}
          </Inline>
        </Stack>
      </Card>
    </Page>
  );
}
