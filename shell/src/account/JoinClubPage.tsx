import { Button, Card, Page, PageHeader, Stack, Text } from "@courtside/design-system/core.tsx";
import { useCurrentSession } from "../auth/SessionContext.ts";
import { signOut } from "../auth/sessionStore.ts";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";
import { Invitations } from "./Invitations.tsx";
import { JoinByCode } from "./JoinByCode.tsx";
import { JoinRequests } from "./JoinRequests.tsx";

/** The ways into a club, for someone who belongs to none: its code, or its invitation. */
export default function JoinClubPage() {
  useScreenTitle("Join a club");
  const { me } = useCurrentSession();
  return (
    <Page width="narrow">
      <PageHeader title="Join a club" description="You do not belong to a club yet." />
      <Stack>
        <Invitations />
        <JoinRequests />
        <JoinByCode />
        <Card title="Were you invited?">
          <Text as="p" tone="secondary">
            Open the link in the invitation email. If your club invited another address than {me?.profile.email}, sign
            out first.
          </Text>
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
