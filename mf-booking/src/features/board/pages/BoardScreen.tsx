import type { Club } from "@courtside/contracts/api/client.ts";
import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { IconButton, IconInfo, LiveRegion, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { Sheet } from "@courtside/design-system/overlay.tsx";
import { type KeyboardEvent, lazy, Suspense, useCallback, useRef, useState } from "react";
import { UndoCancel } from "../../../changes/UndoCancel.tsx";
import { Outdated } from "../../../club-day/Outdated.tsx";
import { Repeating } from "../../../series/RepeatButton.tsx";
import type { FirstDate } from "../../../series/series-draft.ts";
import { CancelBookingDialog } from "../../booking/booked/CancelBooking.tsx";
import { BoardArea } from "../BoardArea.tsx";
import { BoardHelp } from "../BoardHelp.tsx";
import { BoardToolbar } from "../BoardToolbar.tsx";
import { UndoResize } from "../bookings/UndoResize.tsx";
import { DeskLists } from "../DeskLists.tsx";
import { FoldButton } from "../FoldButton.tsx";
import { focusBoard } from "../focus-board-cell.ts";
import type { NoteDrafts } from "../notes/note-draft.ts";
import { useBoardIntent } from "../useBoardIntent.ts";
import { type BoardView, useBoardView } from "../useBoardView.ts";
import { useFind } from "../useFind.ts";
import { useShortcuts } from "../useShortcuts.ts";
import { ViewSwitch } from "../ViewSwitch.tsx";
import styles from "./BoardScreen.module.css";
import { DayActions } from "./DayActions.tsx";
import { DeskPanel } from "./DeskPanel.tsx";
import { useDesk } from "./useDesk.ts";

/** Loaded when a booking begins to move. */
const MoveBar = lazy(async () => ({ default: (await import("../../booking/moving/MoveBar.tsx")).MoveBar }));
const UndoMove = lazy(async () => ({ default: (await import("../../../changes/UndoMove.tsx")).UndoMove }));

interface BoardScreenProps {
  club: NonNullable<Club>;
  role: Role;
}

const SHEET_TITLES = {
  occupancy: "Booking",
  block: "Block",
  lesson: "Lesson",
  book: "New booking",
  find: "Find courts",
} as const;

/** The board of a day with its panels: everything the desk does with courts. */
export function BoardScreen({ club, role }: BoardScreenProps) {
  const { kiosk } = useShell();
  const view = useBoardView(club, role);
  const desk = useDesk(view);
  const find = useFind(view.courts, desk);
  useBoardIntent(view, desk);
  const [helping, setHelping] = useState(false);
  /** On a phone. */
  const [unfolded, setUnfolded] = useState(false);
  // Not in the panel, which a turned tablet shows in another place, nor in its form, which Enter in the dialog would send.
  const [repeating, setRepeating] = useState<FirstDate | null>(null);
  /** Not in the lists, which are gone while a day is read and change places with the window's width. */
  const [notes, setNotes] = useState<NoteDrafts>({});
  const search = useRef<HTMLInputElement>(null);
  const undo = useRef<HTMLDivElement>(null);
  const { address, beside, zone } = view;
  const { bar, setMoved } = desk.move;
  const endUndo = useCallback(() => setMoved(null), [setMoved]);
  const { date, today, choose } = address;
  const shown = address.isWeek ? view.week : { ...view.query, outdated: view.query.failed && view.isLoaded };

  useShortcuts({
    "/": () => search.current?.focus(),
    n: desk.openBook,
    b: () => view.mayBlock && desk.openBlock(),
    f: () => view.isDesk && desk.openFind(),
    t: () => choose({ date: today }),
    "[": () => choose({ date: addDays(date, address.isWeek ? -7 : -1) }),
    "]": () => choose({ date: addDays(date, address.isWeek ? 7 : 1) }),
    w: () => choose({ span: address.isWeek ? null : "week", only: null }),
    u: () => undo.current?.querySelector("button")?.click(),
    "?": () => setHelping(true),
  });
  const onPanelKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) desk.close();
  };

  const panel = <DeskPanel view={view} desk={desk} onRepeat={setRepeating} />;
  const lists = <DeskLists view={view} desk={desk} notes={notes} onNotes={setNotes} />;
  return (
    <Page width="full" className={styles.page}>
      <PageHeader
        title={view.isDesk ? "Manage Bookings" : "Court Board"}
        actions={
          <>
            {!view.phone && (
              <IconButton label="Keys of the board" icon={<IconInfo />} onClick={() => setHelping(true)} />
            )}
            <ViewSwitch hasList={view.isDesk} />
            {view.phone && (!address.isWeek || view.allSports.length > 1) && (
              <FoldButton address={address} find={find.text} open={unfolded} onOpen={setUnfolded} />
            )}
            {view.isDesk && <DayActions kiosk={kiosk} />}
          </>
        }
      />
      <div ref={undo} className={styles.undo}>
        {(bar || desk.move.moved) && (
          <Suspense fallback={null}>
            <UndoMove moved={desk.resize.resized ? null : desk.move.moved} onEnd={endUndo} />
          </Suspense>
        )}
        <UndoResize resized={desk.resize.resized} onEnd={desk.resize.forgetUndo} />
        <UndoCancel />
      </div>
      <BoardToolbar
        address={address}
        zone={view.zone}
        sports={view.allSports}
        phone={view.phone}
        folded={view.phone && !unfolded}
        beside={beside}
        isDesk={view.isDesk}
        find={find.text}
        found={find.found}
        searchRef={search}
        onFind={find.setText}
        onLeaveFind={() => focusBoard(desk.origin.current)}
        onNext={find.openNext}
        onNew={desk.openBook}
        onBlock={() => desk.openBlock()}
        onFindCourts={desk.openFind}
      />
      <LiveRegion message={find.found === null ? "" : `${find.found} found`} />
      {shown.outdated && <Outdated error={shown.error} onRetry={shown.retry} />}
      <div className={beside ? styles.beside : styles.alone}>
        <div className={styles.main}>
          <BoardArea view={view} desk={desk} find={find.text} />
        </div>
        {beside ? (
          <aside aria-label="Desk" className={styles.rail} onKeyDown={onPanelKey}>
            {panel}
            {lists}
          </aside>
        ) : (
          <div className={styles.below}>{lists}</div>
        )}
      </div>
      {!beside && (
        <Sheet
          open={desk.shown !== null}
          side={view.phone ? "bottom" : "end"}
          title={SHEET_TITLES[desk.shown?.type ?? "book"]}
          onClose={desk.close}
          flush
        >
          {panel}
        </Sheet>
      )}
      {bar && (
        <Suspense fallback={null}>
          <MoveBar
            {...bar}
            busy={desk.move.busy}
            offline={view.offline}
            onPlace={desk.move.takeOther}
            onTakeHold={desk.move.takeHold}
            labelOf={desk.move.labelOf}
            {...movingTexts(address)}
            onCancel={desk.move.leave}
          />
        </Suspense>
      )}
      <Repeating
        first={repeating}
        onClose={(isBooked) => {
          setRepeating(null);
          if (isBooked) desk.close();
        }}
      />
      {desk.move.question}
      {desk.resize.question}
      <BoardHelp open={helping} onClose={() => setHelping(false)} />
      {desk.canceling && <CancelBookingDialog target={desk.canceling} zone={zone} onClose={desk.endCanceling} />}
    </Page>
  );
}

/** What is chosen in each view, and by which keys. */
function movingTexts({ isWeek, courtId }: BoardView["address"]): { choice?: string; hint: string } {
  if (!isWeek)
    return {
      hint: "Arrows choose, Enter moves, Esc leaves it; a click on a free time moves it there, also on another day",
    };
  if (courtId !== null)
    return {
      hint: "Up and Down choose the time, Left and Right the day, Enter moves, Esc leaves it; a click on a free time moves it there",
    };
  return {
    choice: "Choose a court's day",
    hint: "It moves there at the same time. Another time is chosen on the day's board, which its date opens; Esc leaves it",
  };
}
