import { SkeletonList } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { useHours } from "../api.ts";
import { WeekHours } from "../components/WeekHours.tsx";

/** When a coach is available, to read. */
export function AvailabilityTab({ coachId, action }: { coachId: string; action?: ReactNode }) {
  const hours = useHours(coachId);
  if (hours.isPending) return <SkeletonList />;
  if (!hours.data) return <LoadFailed title="The weekly hours could not be loaded" query={hours} />;
  return <WeekHours hours={hours.data} action={action} />;
}
