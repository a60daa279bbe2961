import { type Coach, fieldOf, messageOf } from "@courtside/contracts/api/client.ts";
import { COACH_LIMITS, type CoachProfile } from "@courtside/contracts/domain/coach-profile.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Alert } from "@courtside/design-system/core.tsx";
import { CheckboxGroup, Input, TextArea } from "@courtside/design-system/fields.tsx";
import { StaffField, StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { useSaveCoach } from "../api.ts";
import { coachErrors } from "../components/coachErrors.ts";

interface CoachDialogProps {
  /** Null: a new coach. */
  coach: Coach | null;
  onClose: () => void;
}

const EMPTY: CoachProfile = { name: "", email: "", bio: "", sports: [] };
const FIELDS = ["name", "email", "sports", "bio"] as const;

/** Add Coach, Edit Coach (docs/product/coaching.md#adding-a-coach). */
export default function CoachDialog({ coach, onClose }: CoachDialogProps) {
  const offline = useShell().liveStatus === "offline";
  const offered = [...(useMe().club?.sports ?? []), ...(coach?.inactive_sports ?? [])];
  // What was changed is found beside what the form began with: another's change meanwhile is not taken back.
  const [opened] = useState(coach);
  const { save, busy, error, forget } = useSaveCoach(opened, onClose);
  const rejection = messageOf(error);
  const rejectedField = FIELDS.find((field) => field === fieldOf(error));
  const form = useStaffForm<CoachProfile>(() => (coach ? profileOf(coach) : EMPTY), {
    check: (profile) => {
      const { email, ...kept } = trimmed(profile);
      return coachErrors(coach ? kept : { ...kept, email }, offered);
    },
    onChange: forget,
    ...(rejectedField && rejection && { rejected: { [rejectedField]: rejection } }),
  });
  return (
    <StaffFormDialog
      form={form}
      title={coach ? "Edit Coach" : "Add Coach"}
      description={coach ? undefined : "They are invited by email, and stand in the list as invited until they accept."}
      submitLabel={coach ? "Save Changes" : "Add Coach"}
      busyLabel={coach ? "Saving..." : "Adding..."}
      disabled={offline}
      busy={busy}
      onClose={onClose}
      onSubmit={(profile) => save(trimmed(profile))}
    >
      {rejection && !rejectedField && (
        <Alert tone="error" role="alert">
          {rejection}
        </Alert>
      )}
      <CoachFields sports={offered} emailIsFixed={coach !== null} />
    </StaffFormDialog>
  );
}

const trimmed = ({ name, email, bio, sports }: CoachProfile): CoachProfile => ({
  name: name.trim(),
  email: email.trim(),
  bio: bio.trim(),
  sports,
});

const profileOf = ({ name, email, bio, sports, inactive_sports }: Coach): CoachProfile => ({
  name,
  email: email ?? "",
  bio,
  sports: [...sports, ...inactive_sports],
});

interface CoachFieldsProps {
  /** The sports to choose from. */
  sports: readonly string[];
  /** The account's own address, which only its owner can change. */
  emailIsFixed: boolean;
}

/** Name, email, sports, bio. */
const CoachFields = ({ sports, emailIsFixed }: CoachFieldsProps) => (
  <>
    <StaffField<CoachProfile> name="name" label="Name" required>
      <Input name="name" autoComplete="off" maxLength={COACH_LIMITS.name} />
    </StaffField>
    <StaffField<CoachProfile>
      name="email"
      label="Email"
      required={!emailIsFixed}
      hint={emailIsFixed ? "Coaches change their email address in their own account." : undefined}
    >
      <Input name="email" type="email" autoComplete="off" readOnly={emailIsFixed} maxLength={COACH_LIMITS.email} />
    </StaffField>
    <StaffField<CoachProfile> name="sports">
      <CheckboxGroup label="Sports" options={sports.map((value) => ({ value, label: sportLabel(value) }))} />
    </StaffField>
    <StaffField<CoachProfile> name="bio" label="Bio" hint="Optional. What members read before they ask for a lesson.">
      <TextArea name="bio" rows={4} maxLength={COACH_LIMITS.bio} />
    </StaffField>
  </>
);
