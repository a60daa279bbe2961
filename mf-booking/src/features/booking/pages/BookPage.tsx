import type { Club, Me } from "@courtside/contracts/api/client.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { ErrorState, Page } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { useClubClock } from "../../../club-day/clock.ts";
import type { Alternative } from "../../../club-day/court-day.ts";
import { useChosenDay } from "../../../club-day/useChosenDay.ts";
import { OfferNotices } from "../../waitlist/OfferNotices.tsx";
import { createGridStore } from "../grid/grid-store.ts";
import { useMoving } from "../moving/useMoving.ts";
import { DayScreen } from "./DayScreen.tsx";
import type { ScreenProps } from "./ScreenFrame.tsx";
import { useGridView } from "./useGridView.ts";
import { WeekScreen } from "./WeekScreen.tsx";

/**
 * `/book` (the shell's guards let in members of a club): choose sport and day, see the day or its week, book
 * (docs/product/screens.md#book-court).
 */
export default function BookPage() {
  const me = useMe();
  const { role } = useShell();
  if (!me.club || !role) {
    return (
      <Page>
        <ErrorState title="Club settings not loaded" />
      </Page>
    );
  }
  return <BookScreen me={me} club={me.club} role={role} />;
}

interface BookScreenProps {
  me: Me;
  club: NonNullable<Club>;
  role: Role;
}

/** The screen for a loaded club. */
function BookScreen({ me, club, role }: BookScreenProps) {
  const { liveStatus } = useShell();
  const [store] = useState(createGridStore);
  const clock = useClubClock();
  const chosen = useChosenDay(club.sports, club.time_zone, clock.now);
  const view = useGridView(role, chosen.week, (week) => chosen.choose({ view: week ? "week" : "day" }));
  const moving = useMoving();
  const [slot, want] = useState<Alternative | null>(null);
  const screen: ScreenProps = {
    me,
    club,
    role,
    store,
    clock,
    chosen,
    view,
    wanted: { slot, want },
    moving,
    offline: liveStatus === "offline",
    onFreeSlot: (free, sport) => {
      want(free);
      if (sport !== chosen.sport) chosen.choose({ sport });
    },
  };
  return (
    <Page width="full">
      <OfferNotices />
      {view.week ? <WeekScreen {...screen} /> : <DayScreen {...screen} />}
    </Page>
  );
}
