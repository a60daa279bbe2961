import { messageOf } from "@courtside/contracts/api/client.ts";
import { BROADCAST_SUBJECT_MAX, BROADCAST_TEXT_MAX } from "@courtside/contracts/domain/broadcasts.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { ROLE_LABELS, ROLES, type Role } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Text } from "@courtside/design-system/core.tsx";
import { DatePicker } from "@courtside/design-system/dates.tsx";
import { Input, Select, TextArea } from "@courtside/design-system/fields.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { StaffField, StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { type BroadcastInput, type BroadcastPreview, usePreviewBroadcast, useSendBroadcast } from "../api.ts";
import styles from "./Messages.module.css";
import { PreviewDialog } from "./PreviewDialog.tsx";

interface Draft {
  role: Role | "all";
  sport: string;
  booked_on: string | undefined;
  purpose: "club" | "marketing";
  subject: string;
  text: string;
}

const ALL_SPORTS = "";
const NEW: Draft = { role: "all", sport: ALL_SPORTS, booked_on: undefined, purpose: "club", subject: "", text: "" };

const ROLE_OPTIONS = [
  { value: "all" as const, label: "All Roles" },
  ...ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
];

const PURPOSES = [
  { value: "club" as const, label: "About the Club" },
  { value: "marketing" as const, label: "Advertising" },
];

const NAMED = 5;

/** "Maya Chen, Tom Ferreira and 12 more" */
function namesText(to: readonly Recipient[]): string {
  const names = to.slice(0, NAMED).map(({ name }) => name);
  return to.length > NAMED ? `${names.join(", ")} and ${to.length - NAMED} more` : names.join(", ");
}

const check = ({ subject, text }: Draft) => ({
  subject: subject.trim() === "" ? "Subject is required" : undefined,
  text: text.trim() === "" ? "Text is required" : undefined,
});

/** A member to whom a message goes by choice. */
export interface Recipient {
  id: string;
  name: string;
}

const inputOf = (
  { role, sport, booked_on, purpose, subject, text }: Draft,
  to: readonly Recipient[] | undefined,
): BroadcastInput => ({
  filter: {
    ...(to && { user_ids: to.map(({ id }) => id) }),
    ...(role !== "all" && { role }),
    ...(sport !== ALL_SPORTS && { sport }),
    ...(booked_on && { booked_on }),
    ...(purpose === "marketing" && { marketing: true }),
  },
  subject: subject.trim(),
  text: text.trim(),
});

interface WriteMessageProps {
  /** Chosen members, instead of a filter. */
  to?: readonly Recipient[];
  onClose: () => void;
}

/** A message to a part of the members; nothing is sent before its preview was seen (docs/product/notifications.md#messages-to-members). */
export function WriteMessage({ to, onClose }: WriteMessageProps) {
  const { club } = useMe();
  const toast = useToast("message");
  const [today] = useState(() => clubDate(Date.now(), club?.time_zone ?? "UTC"));
  const form = useStaffForm<Draft>(NEW, { check });
  const [shown, setShown] = useState<{ input: BroadcastInput; preview: BroadcastPreview } | null>(null);
  const preview = usePreviewBroadcast();
  const { send, busy } = useSendBroadcast(onClose);
  const sports = [
    { value: ALL_SPORTS, label: "All Sports" },
    ...(club?.sports ?? []).map((value) => ({ value, label: sportLabel(value) })),
  ];
  const onSubmit = (draft: Draft) => {
    const input = inputOf(draft, to);
    preview.mutate(
      { body: input },
      {
        onSuccess: (response) => setShown({ input, preview: response }),
        onError: (error: unknown) => toast.failed("Failed to preview the message", messageOf(error) ?? undefined),
      },
    );
  };
  return (
    <>
      <StaffFormDialog
        form={form}
        title="Write Message"
        submitLabel="Preview"
        busyLabel="Loading..."
        summary="Please fill in all required fields"
        busy={preview.isPending}
        onClose={onClose}
        onSubmit={onSubmit}
      >
        {to && <Text as="p">{`To ${namesText(to)}`}</Text>}
        <div className={styles.filter}>
          {!to && (
            <>
              <StaffField<Draft> name="role" label="Role">
                <Select options={ROLE_OPTIONS} />
              </StaffField>
              <StaffField<Draft> name="sport" label="Sport" hint="Played within 90 days, or ahead">
                <Select options={sports} />
              </StaffField>
              <StaffField<Draft> name="booked_on" label="Books or Plays On">
                <DatePicker today={today} placeholder="Any day" clearLabel="Any Day" />
              </StaffField>
            </>
          )}
          <StaffField<Draft> name="purpose" label="Purpose" hint="Advertising goes only to who agreed to it">
            <Select options={PURPOSES} />
          </StaffField>
        </div>
        <StaffField<Draft> name="subject" label="Subject" required>
          <Input name="subject" maxLength={BROADCAST_SUBJECT_MAX} autoComplete="off" />
        </StaffField>
        <StaffField<Draft> name="text" label="Text" required hint="An empty line begins a new paragraph">
          <TextArea name="text" rows={8} maxLength={BROADCAST_TEXT_MAX} />
        </StaffField>
      </StaffFormDialog>
      {shown && (
        <PreviewDialog {...shown} busy={busy} onClose={() => setShown(null)} onSend={() => send(shown.input)} />
      )}
    </>
  );
}
