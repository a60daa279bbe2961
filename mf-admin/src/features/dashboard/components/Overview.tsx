import { isApiError } from "@courtside/contracts/api/client.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Card, Empty, ErrorState, IconCourt, LinkButton, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { useToday } from "../api.ts";
import { todayFigures } from "../todayFigures.ts";
import { Figures } from "./Figures.tsx";
import { NextBookings } from "./NextBookings.tsx";

/** Today at the club: how full the courts are, and who plays next. */
export function Overview() {
  const { club } = useMe();
  const { hasScreen } = useShell();
  const today = useToday();
  if (today.error) {
    return (
      <Card>
        <ErrorState
          title="Today's figures could not be loaded"
          cause={isApiError(today.error) ? today.error.message : "Check your connection, then try again."}
          requestId={isApiError(today.error) ? today.error.requestId : undefined}
          onRetry={today.retry}
          retrying={today.isFetching}
        />
      </Card>
    );
  }
  if (today.isPending) return <SkeletonList count={3} />;
  if (today.days.length === 0) {
    return (
      <Card>
        <Empty
          icon={<IconCourt />}
          title="No open courts"
          description="Once a court takes bookings, today's figures stand here."
          action={hasScreen("/admin/courts") && <LinkButton href="/admin/courts">Add Court</LinkButton>}
        />
      </Card>
    );
  }
  const figures = todayFigures(today.days);
  return (
    <Stack gap={16}>
      <Figures figures={figures} />
      <NextBookings bookings={figures.next} zone={club?.time_zone ?? "UTC"} />
    </Stack>
  );
}
