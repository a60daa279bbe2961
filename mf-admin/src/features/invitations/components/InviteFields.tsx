import type { Role } from "@courtside/contracts/domain/roles.ts";
import { Button, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input, RadioGroup, useFormCheck } from "@courtside/design-system/fields.tsx";
import { type FormEvent, type ReactNode, useState } from "react";
import { emailProblem } from "../inviteProblem.ts";
import { inviteRoles } from "../inviteRoles.ts";

/** The input of the first admin. */
export function useInviteFields(firstRole: Role) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>(firstRole);
  const [problem, setProblem] = useState<string | null>(null);
  const reset = () => {
    setEmail("");
    setRole(firstRole);
  };
  return { email, setEmail, role, setRole, problem, setProblem, reset };
}

interface InviteFieldsProps {
  fields: ReturnType<typeof useInviteFields>;
  busy: boolean;
  onSend: () => void;
  /** The only role to choose. */
  onlyRole?: Role;
  children?: ReactNode;
}

/** Address and role; checked on submit, and sent by `onSend` if they are valid. */
export function InviteFields({ fields, busy, onSend, onlyRole, children }: InviteFieldsProps) {
  const { form, check, shown } = useFormCheck({ email: emailProblem(fields.email) ?? undefined });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    fields.setProblem(null);
    if (check()) onSend();
  };
  const roles = inviteRoles("admin").map((role) => ({
    ...role,
    disabled: onlyRole !== undefined && role.value !== onlyRole,
  }));
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <Field label="Email Address" required error={shown.email ?? fields.problem}>
          <Input
            name="email"
            type="email"
            maxLength={254}
            autoComplete="off"
            value={fields.email}
            onChange={(event) => {
              fields.setEmail(event.target.value);
              fields.setProblem(null);
            }}
          />
        </Field>
        <RadioGroup label="Role" options={roles} value={fields.role} onChange={fields.setRole} />
        {children}
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
            Send Invitation
          </Button>
        </div>
      </Stack>
    </form>
  );
}
