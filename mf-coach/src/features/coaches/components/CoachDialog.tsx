import { type Coach, fieldOf, messageOf } from "@courtside/contracts/api/client.ts";
import { COACH_LIMITS, type CoachProfile } from "@courtside/contracts/domain/coach-profile.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { CheckboxGroup, Field, Input, TextArea, useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { useSaveCoach } from "../api.ts";
import { type CoachErrors, coachErrors } from "./coachErrors.ts";

interface CoachDialogProps {
  /** Null: a new coach. */
  coach: Coach | null;
  onClose: () => void;
}

const EMPTY: CoachProfile = { name: "", email: "", bio: "", sports: [] };
const FIELDS = ["name", "email", "sports", "bio"] as const;

/** Add Coach, Edit Coach (docs/product/coaching.md#adding-a-coach). */
export function CoachDialog({ coach, onClose }: CoachDialogProps) {
  const formId = useId();
  const offline = useShell().liveStatus === "offline";
  const offered = [...(useMe().club?.sports ?? []), ...(coach?.inactive_sports ?? [])];
  const [profile, setProfile] = useState<CoachProfile>(() => (coach ? profileOf(coach) : EMPTY));
  const { email, ...kept } = profile;
  const input = { ...kept, name: kept.name.trim(), bio: kept.bio.trim() };
  const { form, check, shown } = useFormCheck(coachErrors(coach ? input : { ...input, email: email.trim() }, offered));
  const { save, busy, error, forget } = useSaveCoach(coach, onClose);
  const rejection = messageOf(error);
  const rejectedField = FIELDS.find((field) => field === fieldOf(error));

  const change = (next: CoachProfile) => {
    setProfile(next);
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) save({ ...input, email: email.trim() });
  };

  return (
    <Modal
      open
      title={coach ? "Edit Coach" : "Add Coach"}
      description={coach ? undefined : "They are invited by email, and stand in the list as invited until they accept."}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={offline}
            busy={busy}
            busyLabel={coach ? "Saving..." : "Adding..."}
          >
            {coach ? "Save Changes" : "Add Coach"}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        {rejection && !rejectedField && (
          <Alert tone="error" role="alert">
            {rejection}
          </Alert>
        )}
        <CoachFields
          profile={profile}
          onChange={change}
          failures={rejectedField ? { ...shown, [rejectedField]: rejection } : shown}
          sports={offered}
          emailIsFixed={coach !== null}
        />
      </form>
    </Modal>
  );
}

const profileOf = ({ name, email, bio, sports, inactive_sports }: Coach): CoachProfile => ({
  name,
  email: email ?? "",
  bio,
  sports: [...sports, ...inactive_sports],
});

interface CoachFieldsProps {
  profile: CoachProfile;
  onChange: (profile: CoachProfile) => void;
  failures: CoachErrors;
  /** The sports to choose from. */
  sports: readonly string[];
  /** The account's own address, which only its owner can change. */
  emailIsFixed: boolean;
}

/** Name, email, sports, bio. */
function CoachFields({ profile, onChange, failures, sports, emailIsFixed }: CoachFieldsProps) {
  const change = (part: Partial<CoachProfile>) => onChange({ ...profile, ...part });
  return (
    <Stack>
      <Field label="Name" required error={failures.name}>
        <Input
          name="name"
          autoComplete="off"
          maxLength={COACH_LIMITS.name}
          value={profile.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field
        label="Email"
        required={!emailIsFixed}
        error={failures.email}
        hint={emailIsFixed ? "Coaches change their email address in their own account." : undefined}
      >
        <Input
          name="email"
          type="email"
          autoComplete="off"
          readOnly={emailIsFixed}
          maxLength={COACH_LIMITS.email}
          value={profile.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <CheckboxGroup
        label="Sports"
        error={failures.sports}
        options={sports.map((value) => ({ value, label: sportLabel(value) }))}
        value={profile.sports}
        onChange={(chosen) => change({ sports: chosen })}
      />
      <Field label="Bio" hint="Optional. What members read before they ask for a lesson." error={failures.bio}>
        <TextArea
          name="bio"
          rows={4}
          maxLength={COACH_LIMITS.bio}
          value={profile.bio}
          onChange={(event) => change({ bio: event.target.value })}
        />
      </Field>
    </Stack>
  );
}
