import { isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { Button, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input, Select, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal, useToast } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { useInvite } from "../api.ts";
import { DIALOG_ROLES } from "../inviteRoles.ts";

const FAILED = "Failed to send invitation. Please try again.";

/** 'Invite New Member' (docs/product/screens.md#admin-dashboard). Stays open with its input if the api rejects it. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { club } = useMe();
  const toast = useToast("invite");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("member");
  const { form, check, shown } = useFormCheck({
    full_name: name.trim() === "" ? "Full name is required" : undefined,
    email: email.trim() === "" ? "Email is required" : undefined,
  });
  const [rejection, setRejection] = useState<string | null>(null);
  const { keyOf } = useIdempotencyKey();
  const invite = useInvite({
    onSent: onClose,
    onRejected: (error) => {
      const isAboutEmail = isApiError(error) && error.details?.field === "email";
      setRejection(isAboutEmail ? error.message : null);
      if (!isAboutEmail) toast.failed(messageOf(error) ?? FAILED);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = { full_name: name.trim(), email: email.trim(), role };
    setRejection(null);
    if (!check()) return toast.error("Missing Information", "Please fill in all required fields.");
    if (!club) return toast.failed("No club associated with admin");
    invite.mutate({ params: { header: { "idempotency-key": keyOf(input) } }, body: input });
  };

  return (
    <Modal
      open
      size="small"
      title="Invite New Member"
      description="They get an email with a link to join your club."
      busy={invite.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={invite.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={invite.isPending} busyLabel="Sending...">
            Send Invitation
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          <Field label="Full Name" required error={shown.full_name}>
            <Input
              name="full_name"
              maxLength={120}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label="Email Address" required error={shown.email ?? rejection}>
            <Input
              name="email"
              type="email"
              maxLength={254}
              autoComplete="off"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setRejection(null);
              }}
            />
          </Field>
          <Field label="Role">
            <Select name="role" options={DIALOG_ROLES} value={role} onChange={setRole} />
          </Field>
        </Stack>
      </form>
    </Modal>
  );
}
