import { COACH_LIMITS, type CoachProfile } from "@courtside/contracts/domain/coach-profile.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Stack } from "@courtside/design-system/core.tsx";
import { CheckboxGroup, Field, Input, TextArea } from "@courtside/design-system/fields.tsx";
import type { CoachFaults } from "./coachFaults.ts";

interface CoachFieldsProps {
  profile: CoachProfile;
  onChange: (profile: CoachProfile) => void;
  faults: CoachFaults;
  /** Those that can be chosen. */
  sports: readonly string[];
  /** An account's own address, which only its owner changes. */
  emailIsFixed: boolean;
}

/** Name, email, sports, bio. */
export function CoachFields({ profile, onChange, faults, sports, emailIsFixed }: CoachFieldsProps) {
  const change = (part: Partial<CoachProfile>) => onChange({ ...profile, ...part });
  return (
    <Stack>
      <Field label="Name" required error={faults.name}>
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
        error={faults.email}
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
        error={faults.sports}
        options={sports.map((value) => ({ value, label: sportLabel(value) }))}
        value={profile.sports}
        onChange={(chosen) => change({ sports: chosen })}
      />
      <Field label="Bio" hint="Optional. What members read before they ask for a lesson." error={faults.bio}>
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
