import { Button, Card, Empty, IconUsers, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { Navigate } from "react-router";
import { LeadAway } from "../auth/LeadAway.tsx";
import { useCurrentSession } from "../auth/SessionContext.ts";
import { signOut } from "../auth/sessionStore.ts";
import { useScreenTitle } from "../chrome/useScreenTitle.ts";

/** For someone who is signed in and belongs to no club (decision 4). Once they do, it leads to their home route. */
export function JoinClub() {
  useScreenTitle("Join a club");
  const { status, me } = useCurrentSession();
  if (status === "signed-out") return <Navigate to="/auth" replace />;
  if (me?.effective_role && me.club) return <LeadAway />;
  return (
    <Page width="narrow">
      <PageHeader title="Join a club" />
      <Card>
        <Empty
          icon={<IconUsers />}
          title="You do not belong to a club yet"
          description={
            <>
              You are signed in{me ? ` as ${me.profile.email}` : ""}. Ask your club to invite this address; once it has,
              this page opens your club by itself.
            </>
          }
          action={<Button onClick={() => signOut("logout")}>Sign out</Button>}
        />
      </Card>
    </Page>
  );
}
