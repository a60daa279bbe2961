import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Empty, Grid } from "@courtside/design-system/core.tsx";
import type { ComponentProps } from "react";
import type { CourtDay } from "../../../day/grid.ts";
import { CourtCard } from "./CourtCard.tsx";

interface DayBoardProps extends Omit<ComponentProps<typeof CourtCard>, "court"> {
  courts: readonly CourtDay[];
  sport: string;
}

/** The day by court (docs/product/screens.md#manage-bookings). */
export function DayBoard({ courts, sport, ...card }: DayBoardProps) {
  if (courts.length === 0) return <Empty title={`No courts available for ${sportLabel(sport)}`} />;
  return (
    <Grid minColumn={300} style={{ alignItems: "start" }}>
      {courts.map((court) => (
        <CourtCard key={court.court_id} court={court} {...card} />
      ))}
    </Grid>
  );
}
