import type { Me } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { Button, Card, Facts, IconEdit, IconKey, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { EditName } from "./EditName.tsx";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { useAction } from "./useAction.ts";

/** Name, email, role and club, of which people change their name themselves, and the mail with which to set a new password. */
export function ProfileCard({ me: { profile, role, club } }: { me: Me }) {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const reset = useAction(
    () => authClient.resetPasswordForEmail(profile.email, { redirectTo: `${location.origin}/auth` }),
    `We have sent a link to set a new password to ${profile.email}.`,
  );
  return (
    <Card
      title="Profile"
      footer={
        !profile.is_demo && (
          <>
            <Button icon={<IconKey />} busy={reset.busy} busyLabel="Sending..." onClick={reset.run}>
              Reset Password
            </Button>
            {!editing && (
              <Button icon={<IconEdit />} onClick={() => setEditing(true)}>
                Change Name
              </Button>
            )}
          </>
        )
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
        {editing && (
          <EditName
            name={profile.name}
            onEnd={(isSaved) => {
              setEditing(false);
              setSaved(isSaved);
            }}
          />
        )}
        {saved && <OutcomeAlert outcome={{ tone: "success", text: "Your name is changed." }} />}
        <OutcomeAlert outcome={reset.outcome} />
      </Stack>
    </Card>
  );
}
