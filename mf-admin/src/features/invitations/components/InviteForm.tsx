import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useWishKey } from "@courtside/contracts/shell/useWishKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { messageOf } from "../../../api/messageOf.ts";
import { useInvite } from "../api.ts";
import { InviteFields, useInviteFields } from "./InviteFields.tsx";

/** The form of /admin/invite for an admin; it is empty again once the invitation is on its way. */
export function InviteForm() {
  const { club } = useMe();
  const toast = useToast("invite");
  const fields = useInviteFields("member");
  const [sent, setSent] = useState(0);
  const keyOf = useWishKey();
  const invite = useInvite({
    onSent: () => {
      setSent(sent + 1);
      fields.reset();
    },
    onRefused: (error) => toast.failed(`Failed to send invitation: ${messageOf(error)}`),
  });
  const send = () => {
    if (!club) return toast.failed("No club associated with admin");
    const wish = { email: fields.email.trim(), role: fields.role };
    invite.mutate({ params: { header: { "idempotency-key": keyOf({ ...wish, sent }) } }, body: wish });
  };
  return <InviteFields fields={fields} busy={invite.isPending} onSend={send} />;
}
