import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Button } from "@courtside/design-system/core.tsx";
import { Checkbox, RadioGroup, TextArea } from "@courtside/design-system/fields.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { StaffField, StaffForm, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useEffect, useState } from "react";
import { MOST_ADDRESSES, readAddresses, type TypedAddress } from "../addresses.ts";
import { useAddressChecks } from "../api.ts";
import { unsentOf } from "../batch.ts";
import { type Invitee, inviteesOf, sendable } from "../invitees.ts";
import { inviteRoles } from "../inviteRoles.ts";
import { useBatch, useInvite } from "../inviting.ts";
import { InviteeList } from "./InviteeList.tsx";
import { SendingProgress } from "./SendingProgress.tsx";

interface InviteFormProps {
  /** Addresses to begin with. */
  text?: string;
  /** Every invitation was sent. */
  onSent?: () => void;
  /** Sending has begun, or ended. */
  onBusy?: (isBusy: boolean) => void;
  /** There are addresses to lose, or none any more. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

interface InviteInput {
  emails: string;
  role: Role;
  again: boolean;
}

/**
 * The one form that invites (docs/product/identity.md#inviting-many): an address or hundreds, one role, each line checked before
 * and shown with its result after. Several are sent by the server, and their progress takes the form's place until it is read.
 */
export default function InviteForm({ text = "", onSent, onBusy, onUnsaved }: InviteFormProps) {
  const { club, effective_role: own } = useMe();
  const toast = useToast("invite");
  const roles = own ? inviteRoles(own) : [];
  const empty: InviteInput = { emails: "", role: roles[0]?.value ?? "member", again: false };
  const [rejection, setRejection] = useState<string | null>(null);
  const [settled, setSettled] = useState(text);
  const checks = useAddressChecks(
    readAddresses(settled)
      .filter(({ problem }) => !problem)
      .map(({ email }) => email)
      .slice(0, MOST_ADDRESSES),
  );
  const read = ({ emails, again }: InviteInput) => {
    const typed = readAddresses(emails);
    const invitees = inviteesOf(typed, checks);
    const isSingle = typed.length === 1;
    return { invitees, isSingle, ready: sendable(invitees, again || isSingle) };
  };
  const form = useStaffForm<InviteInput>(
    { ...empty, emails: text },
    {
      check: (input) => {
        const { invitees, ready } = read(input);
        return { emails: problemOf(invitees, ready) };
      },
      onChange: () => setRejection(null),
      ...(rejection !== null && { rejected: { emails: rejection } }),
    },
  );
  const { emails } = form.values;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(emails), 300);
    return () => clearTimeout(timer);
  }, [emails]);

  const invite = useInvite({
    onSent: () => {
      form.reset(empty);
      onSent?.();
    },
    onRejected: setRejection,
  });
  const sending = useBatch();
  const isBusy = invite.busy || sending.starting;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  // Those that are under way are on the server.
  const isUnsaved = emails.trim() !== "" && !sending.batch;
  useEffect(() => onUnsaved?.(isUnsaved), [isUnsaved, onUnsaved]);

  const submit = (input: InviteInput) => {
    const { ready } = read(input);
    const [only, ...more] = ready;
    if (!club) return toast.failed("No club associated with admin");
    if (more.length > 0) sending.start(ready, input.role);
    else if (only) invite.send(only, input.role);
  };

  const { invitees, isSingle, ready } = read(form.values);
  const { batch } = sending;
  if (batch) {
    const unsent = unsentOf(batch);
    const wrong = invitees.filter(({ status }) => status === "wrong");
    const close = async () => {
      await sending.forget();
      // They were sent again from the list, not from here: what is typed stays.
      if (batch.renews) return;
      form.reset({ ...empty, emails: [...unsent, ...wrong].map(lineOf).join("\n") });
      if (unsent.length + wrong.length === 0) onSent?.();
    };
    return (
      <SendingProgress
        batch={batch}
        onStop={sending.stop}
        onResume={sending.resume}
        onClose={() => void close()}
        {...(!batch.renews && { closeLabel: "Back to the Addresses" })}
      />
    );
  }
  const invited = invitees.filter(({ status }) => status === "invited").length;
  return (
    <StaffForm form={form} onSubmit={submit}>
      <StaffField<InviteInput>
        name="emails"
        label="Email Addresses"
        required
        hint={`One, or up to ${MOST_ADDRESSES}: separated by commas or lines, also as “Ana Ruiz <ana@example.com>”.`}
      >
        <TextArea
          name="emails"
          rows={invitees.length > 1 ? 6 : 2}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </StaffField>
      {(invitees.length > 1 || invitees.some(isKnown)) && <InviteeList invitees={invitees} />}
      {!isSingle && invited > 0 && (
        <StaffField<InviteInput> name="again" valueProp="checked">
          <Checkbox>Send again to those who are invited already ({invited})</Checkbox>
        </StaffField>
      )}
      <StaffField<InviteInput> name="role">
        <RadioGroup label="Role" options={roles} />
      </StaffField>
      <div>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending...">
          {ready.length > 1 ? `Send ${ready.length} Invitations` : "Send Invitation"}
        </Button>
      </div>
    </StaffForm>
  );
}

/**
 * Whether the club knows the address already. A single one is listed for this alone: a list that comes while it is typed and goes
 * once it is checked would move the fields beneath a press.
 */
const isKnown = ({ status }: Invitee): boolean => status === "member" || status === "invited";

const lineOf = ({ email, name }: TypedAddress): string => (name ? `${name} <${email}>` : email);

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
