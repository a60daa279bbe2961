import type { Me } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { Button, Card, Facts, IconKey, Stack } from "@courtside/design-system/core.tsx";
import { authClient } from "../auth/authClient.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { useAction } from "./useAction.ts";

/** Name, email, role and club, to be read only (O §2.16), and the mail with which to set a new password. */
export function ProfileCard({ me: { profile, role, club } }: { me: Me }) {
  const reset = useAction(
    () => authClient.resetPasswordForEmail(profile.email, { redirectTo: `${location.origin}/auth` }),
    `We have sent a link to set a new password to ${profile.email}.`,
  );
  return (
    <Card
      title="Profile"
      footer={
        <Button icon={<IconKey />} busy={reset.busy} busyLabel="Sending..." onClick={reset.run}>
          Reset Password
        </Button>
      }
    >
      <Stack>
        <Facts
          items={[
            { label: "Name", value: profile.name },
            { label: "Email", value: profile.email },
            { label: "Role", value: role ? ROLE_LABELS[role] : "None yet" },
            { label: "Club", value: club?.name ?? "None yet" },
          ]}
        />
        <OutcomeAlert outcome={reset.outcome} />
      </Stack>
    </Card>
  );
}
