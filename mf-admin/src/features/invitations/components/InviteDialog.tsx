import { isApiError } from "@courtside/contracts/api/client.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useWishKey } from "@courtside/contracts/shell/useWishKey.ts";
import { Button, Stack } from "@courtside/design-system/core.tsx";
import { Field, Input, Select } from "@courtside/design-system/fields.tsx";
import { Modal, useToast } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { useInvite } from "../api/useInvite.ts";
import { DIALOG_ROLES } from "../inviteRoles.ts";

const FAILED = "Failed to send invitation. Please try again.";

/** 'Invite New Member' (O §2.1). Stays open when it is refused, with what was typed. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { club } = useMe();
  const toast = useToast("invite");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("member");
  const [isIncomplete, setIncomplete] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const keyOf = useWishKey();
  const invite = useInvite({
    onSent: onClose,
    onRefused: (error) => {
      const isAboutEmail = isApiError(error) && error.details?.field === "email";
      setRefusal(isAboutEmail ? error.message : null);
      if (!isAboutEmail) toast.failed(isApiError(error) ? error.message : FAILED);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = { full_name: name.trim(), email: email.trim(), role };
    const missing = wish.full_name === "" ? "full_name" : wish.email === "" ? "email" : null;
    setIncomplete(missing !== null);
    setRefusal(null);
    if (missing) {
      toast.error("Missing Information", "Please fill in all required fields.");
      return event.currentTarget.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
    }
    if (!club) return toast.failed("No club associated with admin");
    invite.mutate({ params: { header: { "idempotency-key": keyOf(wish) } }, body: wish });
  };

  const needed = (value: string) => (isIncomplete && value.trim() === "" ? "This is needed" : undefined);
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
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <Field label="Full Name" required error={needed(name)}>
            <Input
              name="full_name"
              maxLength={120}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label="Email Address" required error={refusal ?? needed(email)}>
            <Input
              name="email"
              type="email"
              maxLength={254}
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
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
