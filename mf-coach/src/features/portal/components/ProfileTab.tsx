import type { Coach } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useApi, useShell } from "@courtside/contracts/shell/index.tsx";
import { Card, Descriptions, LinkButton, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import BioForm from "../staff/BioForm.tsx";

/** The coach's own profile, whose bio can be edited. */
export function ProfileTab({ coachId }: { coachId: string }) {
  const coach = useApi().useQuery("get", "/coaches/{id}", { params: { path: { id: coachId } } });
  if (coach.isPending) return <SkeletonList count={1} />;
  if (!coach.data) return <LoadFailed title="The profile could not be loaded" query={coach} />;
  return <Profile coach={coach.data} />;
}

function Profile({ coach }: { coach: Coach }) {
  const { hasScreen } = useShell();
  return (
    <Card
      title="Profile"
      extra={
        hasScreen(`/coaches/${coach.id}`) && <LinkButton href={`/coaches/${coach.id}`}>See What Members See</LinkButton>
      }
    >
      <Stack gap={20}>
        <Descriptions
          items={[
            { label: "Name", value: coach.name },
            { label: "Email", value: coach.email ?? "-" },
            { label: "Sports", value: coach.sports.map(sportLabel).join(", ") || "None yet" },
          ]}
        />
        <BioForm coach={coach} />
      </Stack>
    </Card>
  );
}
