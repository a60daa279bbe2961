import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useLeaveGuard } from "@courtside/contracts/shell/useLeaveGuard.ts";
import { Button, Stack } from "@courtside/design-system/core.tsx";
import { Checkbox, Field, RadioGroup, TextArea, useFormCheck } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog, useToast } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useEffect, useState } from "react";
import { MOST_ADDRESSES, readAddresses } from "../addresses.ts";
import { useAddressChecks } from "../api.ts";
import { INVITATION_SENT, NOT_YET } from "../invitationSent.ts";
import { type Invitee, inviteesOf, sendable } from "../invitees.ts";
import { inviteRoles } from "../inviteRoles.ts";
import { countOf, type SendingRun } from "../sending.ts";
import { useSending } from "../useSending.ts";
import { InviteeList } from "./InviteeList.tsx";
import { SendingProgress } from "./SendingProgress.tsx";

interface InviteFormProps {
  /** Addresses to begin with. */
  text?: string;
  /** Every invitation was sent. */
  onSent?: () => void;
  /** Sending has begun, or ended. */
  onBusy?: (isBusy: boolean) => void;
}

/**
 * The one form that invites (docs/product/identity.md#inviting-many): an address or hundreds, one role, each line checked before
 * and shown with its result after.
 */
export function InviteForm({ text: given = "", onSent, onBusy }: InviteFormProps) {
  const { club, effective_role: own } = useMe();
  const toast = useToast("invite");
  const [text, setText] = useState(given);
  const [role, setRole] = useState<Role>("member");
  const [again, setAgain] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const roles = own ? inviteRoles(own) : [];
  const chosen = roles.find(({ value }) => value === role)?.value ?? roles[0]?.value ?? "member";

  const typed = readAddresses(text);
  const settled = useSettled(text);
  const checks = useAddressChecks(
    readAddresses(settled)
      .filter(({ problem }) => !problem)
      .map(({ email }) => email)
      .slice(0, MOST_ADDRESSES),
  );
  const invitees = inviteesOf(typed, checks);
  const isSingle = typed.length === 1;
  const ready = sendable(invitees, again || isSingle);
  const { form, check, shown } = useFormCheck({ emails: problemOf(invitees, ready) });

  const onDone = (run: SendingRun) => {
    const sent = countOf(run, "sent");
    const [only] = run.lines;
    if (run.lines.length === 1 && only) {
      if (only.state === "failed") {
        sending.reset();
        setRejection(only.why ?? null);
        toast.failed(`Failed to send invitation: ${only.why}`);
        return;
      }
      if (only.state === "sent") {
        toast.success(...INVITATION_SENT);
        if (only.belongsElsewhere) toast.info(...NOT_YET);
        clear("");
        onSent?.();
        return;
      }
    }
    if (sent > 0) toast.success(`${sent} of ${run.lines.length} invitations sent`);
  };
  const sending = useSending(onDone);
  const clear = (left: string) => {
    sending.reset();
    setText(left);
    setRole("member");
    setAgain(false);
  };
  const { isBusy } = sending;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const guard = useLeaveGuard(isBusy);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRejection(null);
    if (!check()) return;
    if (!club) return toast.failed("No club associated with admin");
    sending.start(ready, chosen);
  };

  const many = sending.run && sending.run.lines.length > 1 ? sending.run : null;
  if (many) {
    return (
      <>
        <SendingProgress
          run={many}
          sending={sending}
          onClose={() => {
            const left = many.lines.filter(({ state }) => state !== "sent");
            const wrong = invitees.filter(({ status }) => status === "wrong").map(({ email }) => email);
            clear([...left.map(({ email, name }) => (name ? `${name} <${email}>` : email)), ...wrong].join("\n"));
            if (left.length + wrong.length === 0) onSent?.();
          }}
        />
        <ConfirmDialog
          {...guard}
          danger
          asksToLeave
          title="Leave while invitations are being sent?"
          description="What was sent stays sent; the rest is not sent."
          confirmLabel="Stop and Leave"
          cancelLabel="Stay Here"
        />
      </>
    );
  }
  const invited = invitees.filter(({ status }) => status === "invited").length;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <Field
          label="Email Addresses"
          required
          hint={`One, or up to ${MOST_ADDRESSES}: separated by commas or lines, also as “Ana Ruiz <ana@example.com>”.`}
          error={shown.emails ?? rejection}
        >
          <TextArea
            name="emails"
            rows={typed.length > 1 ? 6 : 2}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setRejection(null);
            }}
          />
        </Field>
        {(typed.length > 1 || (isSingle && invitees.some(({ status }) => status !== "new"))) && (
          <InviteeList invitees={invitees} />
        )}
        {!isSingle && invited > 0 && (
          <Checkbox checked={again} onChange={setAgain}>
            Send again to those who are invited already ({invited})
          </Checkbox>
        )}
        <RadioGroup label="Role" options={roles} value={chosen} onChange={setRole} />
        <div>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending...">
            {ready.length > 1 ? `Send ${ready.length} Invitations` : "Send Invitation"}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Why nothing can be sent. */
function problemOf(invitees: readonly Invitee[], ready: readonly Invitee[]): string | undefined {
  if (invitees.length === 0) return "Email is required";
  if (invitees.length > MOST_ADDRESSES)
    return `At most ${MOST_ADDRESSES} addresses at once: these are ${invitees.length}`;
  if (ready.length > 0) return undefined;
  const [only, ...more] = invitees;
  return more.length > 0
    ? "None of these addresses can be invited"
    : (only?.problem ?? "This address cannot be invited");
}

/** The input, once no key was pressed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
