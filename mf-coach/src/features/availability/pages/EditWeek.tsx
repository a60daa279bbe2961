import { useMe } from "@courtside/contracts/shell/index.tsx";
import { SkeletonList } from "@courtside/design-system/core.tsx";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { useHours } from "../api.ts";
import { HoursList } from "../components/HoursList.tsx";
import { WeekEditor } from "../components/WeekEditor.tsx";

interface EditWeekProps {
  coachId: string;
  /** `week` edits all hours together, `list` adds and deletes one by one. */
  as: "week" | "list";
}

/** A coach's weekly hours, for users who may change them. */
export function EditWeek({ coachId, as }: EditWeekProps) {
  const hours = useHours(coachId);
  const closing = useMe().club?.booking_hours_end ?? "22:00";
  if (hours.isPending) return <SkeletonList />;
  if (!hours.data) return <LoadFailed title="The weekly hours could not be loaded" query={hours} />;
  if (as === "list") return <HoursList coachId={coachId} hours={hours.data} />;
  return <WeekEditor key={coachId} coachId={coachId} hours={hours.data} closing={closing} />;
}
