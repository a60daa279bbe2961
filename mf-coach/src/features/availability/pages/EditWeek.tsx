import { useMe } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { SkeletonList } from "@courtside/design-system/core.tsx";
import { Suspense } from "react";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { useHours } from "../api.ts";

const WeekEditor = lazyScreen(() => import("../staff/WeekEditor.tsx"));
const HoursList = lazyScreen(() => import("../staff/HoursList.tsx"));

interface EditWeekProps {
  coachId: string;
  /** `week` edits all hours together, `list` adds and deletes one by one. */
  as: "week" | "list";
}

/** A coach's weekly hours, for users who may change them. */
export default function EditWeek({ coachId, as }: EditWeekProps) {
  const hours = useHours(coachId);
  const closing = useMe().club?.booking_hours_end ?? "22:00";
  if (hours.isPending) return <SkeletonList />;
  if (!hours.data) return <LoadFailed title="The weekly hours could not be loaded" query={hours} />;
  return (
    <Suspense fallback={<SkeletonList />}>
      {as === "list" ? (
        <HoursList coachId={coachId} hours={hours.data} />
      ) : (
        <WeekEditor key={coachId} coachId={coachId} hours={hours.data} closing={closing} />
      )}
    </Suspense>
  );
}
