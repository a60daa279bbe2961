import type { Availability } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { usePhone } from "@courtside/design-system/core.tsx";
import { GridLoading } from "../../day-grid/components/GridLoading.tsx";

interface DaySkeletonProps {
  /** The last known day of the sport, for its courts and times. */
  shape: Availability | undefined;
  zone: string;
}

export function DaySkeleton({ shape, zone }: DaySkeletonProps) {
  const phone = usePhone();
  const courts = shape?.courts.map((court) => court.name) ?? [];
  return (
    <GridLoading
      courts={courts}
      times={shape?.courts[0]?.slots.map((slot) => clubTime(slot.start_time, zone)) ?? []}
      single={phone}
      narrowestColumn={phone ? 0 : 96}
    />
  );
}
