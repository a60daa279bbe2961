import { useApi } from "@courtside/contracts/shell/index.tsx";
import { SkeletonList } from "@courtside/design-system/core.tsx";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { BioForm } from "./BioForm.tsx";

/** The coach's own profile, to change its bio. */
export function ProfileTab({ coachId }: { coachId: string }) {
  const coach = useApi().useQuery("get", "/coaches/{id}", { params: { path: { id: coachId } } });
  if (coach.isPending) return <SkeletonList count={1} />;
  if (!coach.data) return <LoadFailed title="The profile could not be loaded" query={coach} />;
  return <BioForm coach={coach.data} />;
}
