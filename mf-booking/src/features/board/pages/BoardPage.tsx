import { can } from "@courtside/contracts/domain/roles.ts";
import { useMe, useSearchParams, useShell } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Suspense } from "react";
import { KioskScreen } from "../../kiosk/pages/KioskScreen.tsx";
import { DeskKeeper } from "../kept/KeptDesk.tsx";
import { BoardScreen } from "./BoardScreen.tsx";
import { DayListPage } from "./DayListPage.tsx";

const DaySheetPage = lazyScreen(() => import("./DaySheetPage.tsx"));

/**
 * `/bookings` (docs/product/screens.md#the-board): the board, with `view=list` the day by court, with `view=sheet` the day on paper, or the
 * kiosk.
 */
export default function BoardPage() {
  const { club, effective_role: role } = useMe();
  const { kiosk } = useShell();
  const [params] = useSearchParams();
  if (!club || !role) return null;
  if (!can(role, "bookings:create-for-others")) return <BoardScreen club={club} role={role} />;
  const view = params.get("view");
  return (
    <>
      {kiosk?.active ? (
        <KioskScreen club={club} kiosk={kiosk} />
      ) : view === "list" ? (
        <DayListPage club={club} role={role} />
      ) : view === "sheet" ? (
        <DaySheetPage club={club} />
      ) : (
        <BoardScreen club={club} role={role} />
      )}
      <Suspense fallback={null}>
        <DeskKeeper club={club} />
      </Suspense>
    </>
  );
}
