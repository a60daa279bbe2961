import { BookForForm } from "../front-desk/BookForForm.tsx";
import { BlockPanel } from "./BlockPanel.tsx";
import { OccupancyPanel } from "./OccupancyPanel.tsx";
import type { BoardView } from "./useBoardView.ts";
import type { Desk } from "./useDesk.ts";

/** The panel that is open; beside the board the form to book while none is. */
export function DeskPanel({ view, desk }: { view: BoardView; desk: Desk }) {
  const { club, choices, dayLabel, offline, earliest } = view;
  const { shown, opened, request, block, close } = desk;
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
        onDraft={desk.setBlock}
        onDone={close}
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
        date={view.address.date}
        zone={view.zone}
        now={view.clock.now}
        clockOffset={view.clock.offset}
        offline={offline}
        mayCancel={desk.mayCancel(cell)}
        mayBlock={view.mayBlock}
        onCancel={() => desk.cancel(cell)}
        onBookHere={() => desk.fill({ courtId: cell.courtId, start: cell.start, end: cell.end })}
        onBookFor={(member) => desk.bookAgain(member, cell.courtId)}
        onClose={close}
      />
    );
  }
  return (
    <BookForForm
      {...request.form}
      ref={desk.form}
      courts={choices}
      rules={club}
      earliest={earliest(request.form.input.start)}
      dayLabel={dayLabel}
      offline={offline}
    />
  );
}
