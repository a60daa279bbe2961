import type { Me } from "@courtside/contracts/api/client.ts";
import { Button, Card, ErrorState, Inline, SkeletonList, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { signOutEverywhere } from "../auth/sessionStore.ts";
import styles from "./Account.module.css";
import { IdentitiesCard } from "./IdentitiesCard.tsx";
import { isOwnAccount } from "./isOwnAccount.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { PasskeysCard } from "./PasskeysCard.tsx";
import { RecoveryCodesCard } from "./RecoveryCodesCard.tsx";
import { TwoFactorCard } from "./TwoFactorCard.tsx";
import { useAction } from "./useAction.ts";
import { useAuthUser } from "./useAuthUser.ts";

/** The sign-in methods besides the password, and the open sessions. */
export function SecurityTab({ me }: { me: Me }) {
  const user = useAuthUser();
  if (!user.data) {
    return (
      <Card>
        {user.error ? (
          <ErrorState
            compact
            title="Your sign-in settings could not be loaded"
            cause={failureText(user.error)}
            onRetry={() => void user.refetch()}
            retrying={user.isFetching}
          />
        ) : (
          <SkeletonList />
        )}
      </Card>
    );
  }
  const isOwn = isOwnAccount(me);
  return (
    <div className={styles.columns}>
      <Stack>
        {isOwn && <PasskeysCard />}
        <SessionsCard />
        {isOwn && <IdentitiesCard user={user.data} />}
      </Stack>
      {isOwn && (
        <Stack>
          <TwoFactorCard user={user.data} />
          <RecoveryCodesCard user={user.data} />
        </Stack>
      )}
    </div>
  );
}

/** Ends sessions elsewhere: a lost phone, a forgotten sign-in on a club's computer. */
function SessionsCard() {
  const [asking, setAsking] = useState(false);
  const others = useAction(() => authClient.signOut({ scope: "others" }), "All other devices are signed out.");
  const everywhere = useAction(signOutEverywhere, "You are signed out everywhere.");
  const signOutOthers = () => {
    everywhere.forget();
    return others.run();
  };
  const signOutAll = async () => {
    others.forget();
    await everywhere.run();
    setAsking(false);
  };
  return (
    <Card title="Sessions">
      <Stack>
        <Text as="p" tone="secondary">
          Lost a device, or used one that is not yours? Signing out takes effect there at once.
        </Text>
        <OutcomeAlert outcome={everywhere.outcome ?? others.outcome} />
        <Inline>
          <Button busy={others.busy} busyLabel="Signing out..." onClick={() => void signOutOthers()}>
            Sign out other sessions
          </Button>
          <Button danger onClick={() => setAsking(true)}>
            Sign out everywhere
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        description="All your devices are signed out, this one too."
        confirmLabel="Sign out everywhere"
        cancelLabel="Stay signed in"
        danger
        busy={everywhere.busy}
        busyLabel="Signing out..."
        onConfirm={() => void signOutAll()}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
