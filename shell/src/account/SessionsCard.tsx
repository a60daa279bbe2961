import { Button, Card, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { signOutEverywhere } from "../auth/sessionStore.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { useAction } from "./useAction.ts";

/** Ends sessions elsewhere: a lost phone, a club's computer that one forgot. */
export function SessionsCard() {
  const [asking, setAsking] = useState(false);
  const others = useAction(() => authClient.signOut({ scope: "others" }), "All other devices are signed out.");
  const everywhere = useAction(signOutEverywhere, "You are signed out everywhere.");
  return (
    <Card title="Sessions">
      <Stack>
        <Text as="p" tone="secondary">
          Lost a device, or used one that is not yours? Signing out takes effect there at once.
        </Text>
        <OutcomeAlert outcome={others.outcome ?? everywhere.outcome} />
        <Inline>
          <Button busy={others.busy} busyLabel="Signing out..." onClick={others.run}>
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
        onConfirm={() => void everywhere.run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
