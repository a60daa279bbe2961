import type { Club, Me } from "@courtside/contracts/api/client.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Page } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { createGridStore } from "../../../day/grid-store.ts";
import type { Alternative } from "../../../day/server-alternatives.ts";
import { OfferNotices } from "../../waitlist/components/OfferNotices.tsx";
import { useChosenDay } from "../useChosenDay.ts";
import { useClubClock } from "../useClubClock.ts";
import { useGridView } from "../useGridView.ts";
import { DayScreen } from "./DayScreen.tsx";
import { WeekScreen } from "./WeekScreen.tsx";

interface BookScreenProps {
  me: Me;
  club: NonNullable<Club>;
  role: Role;
}

/** Choose sport and day, see the day or its week, book. */
export function BookScreen({ me, club, role }: BookScreenProps) {
  const { liveStatus } = useShell();
  const [store] = useState(createGridStore);
  const clock = useClubClock();
  const chosen = useChosenDay(club.sports, club.time_zone, clock.now);
  const view = useGridView(role, chosen.week, (week) => chosen.choose({ view: week ? "week" : "day" }));
  const [slot, want] = useState<Alternative | null>(null);
  const screen = {
    me,
    club,
    role,
    store,
    clock,
    chosen,
    view,
    wanted: { slot, want },
    offline: liveStatus === "offline",
  };
  return (
    <Page width="full">
      <OfferNotices />
      {view.week ? <WeekScreen {...screen} /> : <DayScreen {...screen} />}
    </Page>
  );
}
