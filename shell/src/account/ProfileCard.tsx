import { isApiError, type Me } from "@courtside/contracts/api/client.ts";
import { LONGEST_NAME, personNameProblem } from "@courtside/contracts/domain/person-name.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import {
  Alert,
  Button,
  Card,
  Descriptions,
  IconEdit,
  IconKey,
  Inline,
  LinkButton,
  Stack,
} from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { useCaptcha } from "../auth/captcha/useCaptcha.tsx";
import { textOf, useAuthForm } from "../auth/useAuthForm.ts";
import styles from "./Account.module.css";
import { useRename } from "./api.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { useAction } from "./useAction.ts";

/** Name, email, role and club, of which people change their name themselves, and the mail with which to set a new password. */
export function ProfileCard({ me: { profile, role, club, is_operator } }: { me: Me }) {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const { widget, guard } = useCaptcha();
  const reset = useAction(
    () =>
      guard((captchaToken) =>
        authClient.resetPasswordForEmail(profile.email, { redirectTo: `${location.origin}/auth`, captchaToken }),
      ),
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
            {is_operator && <LinkButton href="/admin/platform">Open Platform</LinkButton>}
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
        <Descriptions
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
        {/* The provider's script is loaded once it is needed: everybody sees this card. */}
        {(reset.busy || reset.outcome) && widget}
        <OutcomeAlert outcome={reset.outcome} />
      </Stack>
    </Card>
  );
}

const read = (form: FormData) => ({ full_name: textOf(form, "full_name").trim() });

const problemOf = ({ full_name }: { full_name: string }) => {
  const message = personNameProblem(full_name);
  return message === null ? null : ({ field: "full_name", message } as const);
};

/** One's own name, as the club's people see it. */
function EditName({ name, onEnd }: { name: string; onEnd: (saved: boolean) => void }) {
  const rename = useRename();
  const { formProps, busy, errorOf, failure } = useAuthForm({
    read,
    problemOf,
    send: async (input) => {
      try {
        await rename.mutateAsync({ body: input });
      } catch (error) {
        if (isApiError(error)) return error.message;
        throw error;
      }
      onEnd(true);
      return null;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <Field label="Full Name" error={errorOf("full_name")}>
        <Input name="full_name" defaultValue={name} autoComplete="name" maxLength={LONGEST_NAME} autoFocus />
      </Field>
      <Inline gap={8}>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save Name
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => onEnd(false)}>
          Cancel
        </Button>
      </Inline>
    </form>
  );
}
