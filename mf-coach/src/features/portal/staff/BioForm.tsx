import { type Coach, messageOf } from "@courtside/contracts/api/client.ts";
import { COACH_LIMITS } from "@courtside/contracts/domain/coach-profile.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Button } from "@courtside/design-system/core.tsx";
import { TextArea } from "@courtside/design-system/fields.tsx";
import { StaffField, StaffForm, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useEffect, useState } from "react";
import { LeaveGuard } from "../../../components/LeaveGuard.tsx";
import { useSaveBio } from "../api.ts";

/** What members read before they request a lesson. */
export default function BioForm({ coach }: { coach: Coach }) {
  const offline = useShell().liveStatus === "offline";
  const form = useStaffForm({ bio: coach.bio });
  const { save, busy, error } = useSaveBio(coach.id);
  const [base, setBase] = useState(coach.bio);
  const typed = form.values.bio.trim();
  const isDirty = typed !== base;
  // Saved here or elsewhere: a text that was not changed in this form follows.
  useEffect(() => {
    if (coach.bio === base || (isDirty && typed !== coach.bio)) return;
    form.reset({ bio: coach.bio });
    setBase(coach.bio);
  }, [coach.bio, base, isDirty, typed, form.reset]);
  return (
    <>
      <StaffForm form={form} gap={20} onSubmit={({ bio }) => isDirty && !busy && save(bio.trim())}>
        <StaffField
          name="bio"
          label="Bio"
          hint="What members read before they ask for a lesson."
          error={error ? (messageOf(error) ?? "Check your connection, then try again.") : undefined}
        >
          <TextArea rows={6} maxLength={COACH_LIMITS.bio} />
        </StaffField>
        <div>
          <Button
            type="submit"
            variant="primary"
            disabled={offline || (!isDirty && !busy)}
            busy={busy}
            busyLabel="Saving..."
          >
            Save Profile
          </Button>
        </div>
      </StaffForm>
      <LeaveGuard active={isDirty} loss="Your changes to the bio would be lost." />
    </>
  );
}
