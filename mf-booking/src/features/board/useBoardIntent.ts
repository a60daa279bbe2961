import { useLocation, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useRef } from "react";
import { INTENT_PARAMS, intentIn } from "./board-intent.ts";
import { filledCell } from "./desk-draft.ts";
import { focusBoardCell } from "./focus-board-cell.ts";
import type { Desk } from "./pages/useDesk.ts";
import type { BoardView } from "./useBoardView.ts";

/**
 * Opens what the address asks for, once the day is there (docs/product/screens.md#search-and-commands). It is then taken out of
 * the address, so that a reload does not open it again.
 */
export function useBoardIntent({ courts, isLoaded }: BoardView, desk: Desk): void {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const asked = INTENT_PARAMS.map((name) => params.get(name))
    .join(" ")
    .trim();
  const open = () => {
    const intent = intentIn(params, state);
    const booking = params.get("booking");
    setParams(
      (current) => {
        for (const name of INTENT_PARAMS) current.delete(name);
        return current;
      },
      { replace: true },
    );
    const isHere = courts.some(({ court }) => court.court_id === intent?.courtId);
    if (intent) return desk.openIntent(isHere ? intent : { ...intent, courtId: null });
    const occupancy = courts
      .flatMap(({ court }) => court.occupancies)
      .find(({ booking_id }) => booking_id !== undefined && booking_id === booking);
    const cell = occupancy && filledCell(courts, occupancy.id)?.cell;
    if (!cell) return;
    desk.openFilled(cell);
    focusBoardCell(cell.key);
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (asked !== "" && isLoaded) latest.current();
  }, [asked, isLoaded]);
}
