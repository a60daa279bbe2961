import { localDateTime } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Loading } from "@courtside/design-system/core.tsx";
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { BookForForm } from "../../../desk/BookForForm.tsx";
import { RepeatButton } from "../../../series/RepeatButton.tsx";
import type { FirstDate } from "../../../series/series-draft.ts";
import { BlockPanel } from "../BlockPanel.tsx";
import { KindSwitch } from "../KindSwitch.tsx";
import { OccupancyPanel } from "../OccupancyPanel.tsx";
import type { BoardView } from "../useBoardView.ts";
import { focusPanel, type PanelPart } from "./focus-panel.ts";
import { LessonPanel } from "./LessonPanel.tsx";
import type { Desk } from "./useDesk.ts";

/** Loaded when it is opened. */
const FindPanel = lazy(async () => ({ default: (await import("../side-by-side/FindPanel.tsx")).FindPanel }));

interface DeskPanelProps {
  view: BoardView;
  desk: Desk;
  /** Opens the dialog that books a time repeatedly. */
  onRepeat: (first: FirstDate | null) => void;
}

/** The panel that is open, with the focus where its work begins. */
export function DeskPanel(props: DeskPanelProps) {
  const { focused, request } = props.desk;
  const panel = useRef<HTMLDivElement>(null);
  const moveFocus = useEffectEvent((part: PanelPart) => {
    if (panel.current) focusPanel(panel.current, part, request.form.input);
  });
  useEffect(() => {
    if (focused) moveFocus(focused.part);
  }, [focused]);
  return (
    <div ref={panel}>
      <OpenPanel {...props} />
    </div>
  );
}

/** Beside the board the form to book while none is open. */
function OpenPanel({ view, desk, onRepeat }: DeskPanelProps) {
  const { club, choices, sports, dayLabel, offline, earliest } = view;
  const { shown, opened, request, block, close, resize } = desk;
  const kinds = <KindSwitch desk={desk} role={view.role} />;
  if (shown?.type === "find") {
    return (
      <Suspense fallback={<Loading />}>
        <FindPanel
          date={view.address.date}
          dayLabel={dayLabel}
          sports={sports}
          slotMinutes={club.slot_length_minutes}
          onFound={desk.bookFound}
          onClose={close}
        />
      </Suspense>
    );
  }
  if (shown?.type === "block") {
    return (
      <BlockPanel
        date={view.address.date}
        dayLabel={dayLabel}
        draft={block}
        courts={choices}
        rules={club}
        earliest={earliest(block.start)}
        offline={offline}
        kinds={kinds}
        onDraft={desk.setBlock}
        onDone={close}
        onClose={close}
      />
    );
  }
  if (shown?.type === "lesson" || (!opened && !view.isDesk)) {
    return (
      <LessonPanel
        ownCoachId={view.isDesk ? null : view.userId}
        date={view.address.date}
        dayLabel={dayLabel}
        input={request.form.input}
        courts={choices}
        rules={club}
        earliest={earliest(request.form.input.start)}
        offline={offline}
        kinds={kinds}
        onRequest={request.form.onRequest}
        onScheduled={desk.onScheduled}
        onClose={close}
      />
    );
  }
  if (opened) {
    const { cell, courtName } = opened;
    return (
      <OccupancyPanel
        key={cell.occupancy.id}
        cell={cell}
        courtName={courtName}
        zone={view.zone}
        now={view.clock.now}
        clockOffset={view.clock.offset}
        offline={offline}
        {...(resize.mayResize(cell) && {
          length: {
            resizing: resize.resizing?.cell.occupancy.id === cell.occupancy.id ? resize.resizing : null,
            busy: resize.busy,
            onStep: (minutes) => resize.step(cell, minutes),
            onSave: (takesHold) => resize.resizing && resize.save(resize.resizing, takesHold),
            onKeep: resize.forget,
          },
        })}
        mayCancel={desk.mayCancel(cell)}
        {...(desk.move.mayMove(cell) && { onMove: () => desk.liftFrom(cell) })}
        mayBlock={view.mayBlock}
        onCancel={() => desk.cancel(cell)}
        {...(choices.some(({ court_id }) => court_id === cell.courtId) && {
          onBookHere: () => desk.fill({ courtId: cell.courtId, start: cell.start, end: cell.end }),
        })}
        onBookFor={(member) => desk.bookAgain(member, cell.courtId)}
        {...(view.beside && { onClose: close })}
      />
    );
  }
  const { member, players, courtId, start, end } = request.form.input;
  const court = choices.find(({ court_id }) => court_id === courtId);
  const { date } = view.address;
  const first =
    member && court && start && end
      ? {
          ...{ courtId: court.court_id, courtName: court.name, member, players },
          start: localDateTime(date, start),
          end: localDateTime(date, end),
        }
      : null;
  return (
    <BookForForm
      {...request.form}
      courts={choices}
      rules={club}
      earliest={earliest(request.form.input.start)}
      dayLabel={dayLabel}
      offline={offline}
      repeat={<RepeatButton disabled={offline || !first} onOpen={() => onRepeat(first)} />}
      kinds={
        desk.followingNames.length > 0 ? <Alert>Then at the same time: {desk.followingNames.join(", ")}.</Alert> : kinds
      }
    />
  );
}
