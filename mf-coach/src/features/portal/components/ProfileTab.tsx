import { type Coach, messageOf } from "@courtside/contracts/api/client.ts";
import { COACH_LIMITS } from "@courtside/contracts/domain/coach-profile.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useApi, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, Descriptions, LinkButton, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { Field, TextArea } from "@courtside/design-system/fields.tsx";
import { type FormEvent, useState } from "react";
import { LeaveGuard } from "../../../components/LeaveGuard.tsx";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { useSaveBio } from "../api.ts";

/** The coach's own profile, whose bio can be edited. */
export function ProfileTab({ coachId }: { coachId: string }) {
  const coach = useApi().useQuery("get", "/coaches/{id}", { params: { path: { id: coachId } } });
  if (coach.isPending) return <SkeletonList count={1} />;
  if (!coach.data) return <LoadFailed title="The profile could not be loaded" query={coach} />;
  return <BioForm coach={coach.data} />;
}

/** The profile that members read before they request a lesson. */
function BioForm({ coach }: { coach: Coach }) {
  const { hasScreen, liveStatus } = useShell();
  const [bio, setBio] = useState(coach.bio);
  const { save, busy, error } = useSaveBio(coach.id);
  const isDirty = bio.trim() !== coach.bio;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty && !busy) save(bio.trim());
  };
  return (
    <Card
      title="Profile"
      extra={
        hasScreen(`/coaches/${coach.id}`) && <LinkButton href={`/coaches/${coach.id}`}>See What Members See</LinkButton>
      }
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={20}>
          <Descriptions
            items={[
              { label: "Name", value: coach.name },
              { label: "Email", value: coach.email ?? "-" },
              { label: "Sports", value: coach.sports.map(sportLabel).join(", ") || "None yet" },
            ]}
          />
          <Field
            label="Bio"
            hint="What members read before they ask for a lesson."
            error={error ? (messageOf(error) ?? "Check your connection, then try again.") : undefined}
          >
            <TextArea
              rows={6}
              maxLength={COACH_LIMITS.bio}
              value={bio}
              onChange={(event) => setBio(event.target.value)}
            />
          </Field>
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={liveStatus === "offline" || (!isDirty && !busy)}
              busy={busy}
              busyLabel="Saving..."
            >
              Save Profile
            </Button>
          </div>
        </Stack>
      </form>
      <LeaveGuard active={isDirty} loss="Your changes to the bio would be lost." />
    </Card>
  );
}
