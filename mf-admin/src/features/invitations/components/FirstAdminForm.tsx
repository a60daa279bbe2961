import { isApiError } from "@courtside/contracts/api/client.ts";
import { Alert, Stack } from "@courtside/design-system/core.tsx";
import { Field, Password } from "@courtside/design-system/fields.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { messageOf } from "../../../api/messageOf.ts";
import { useInviteFirstAdmin } from "../api.ts";
import { InviteFields, useInviteFields } from "./InviteFields.tsx";

/**
 * /admin/invite without a session (docs/product/identity.md#first-admin): for the first admin of a new installation, with the
 * server's secret.
 */
export function FirstAdminForm() {
  const toast = useToast("invite");
  const fields = useInviteFields("admin");
  const [secret, setSecret] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const invite = useInviteFirstAdmin({
    onSent: () => {
      fields.reset();
      setSecret("");
    },
    onRefused: (error) => {
      if (isApiError(error) && error.code === "setup_closed") setRefusal(error.message);
      else toast.failed(`Failed to send invitation: ${messageOf(error)}`);
    },
  });
  const send = () => {
    setRefusal(null);
    if (secret.trim() === "") return setRefusal("You must be logged in to send invites");
    invite.mutate({ body: { email: fields.email.trim(), setup_secret: secret.trim() } });
  };
  return (
    <Stack>
      <Alert tone="warning" title="You are not signed in: temporary access mode">
        It is meant for creating the first admin of a new installation. As soon as there is one, only admins who are
        signed in can send invitations.
      </Alert>
      {refusal && (
        <Alert tone="error" role="alert">
          {refusal}
        </Alert>
      )}
      <InviteFields fields={fields} busy={invite.isPending} onSend={send} onlyRole="admin">
        <Field label="Set-up secret" hint="The server prints it once, in its log, at its first start.">
          <Password
            name="setup_secret"
            autoComplete="off"
            value={secret}
            onChange={(event) => setSecret(event.target.value)}
          />
        </Field>
      </InviteFields>
    </Stack>
  );
}
