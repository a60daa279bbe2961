import { type Club, isApiError } from "@courtside/contracts/api/client.ts";
import { addDays, clubTime, dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Alert,
  Button,
  Empty,
  ErrorState,
  IconButton,
  IconInfo,
  Legend,
  LinkButton,
  LiveRegion,
  Page,
  PageHeader,
  type SlotState,
  useMediaQuery,
  usePhone,
} from "@courtside/design-system/core.tsx";
import { ContextMenu, type MenuAction, Sheet } from "@courtside/design-system/overlay.tsx";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useClubClock, useSync } from "../../../club-day/clock.ts";
import type { CancelTarget } from "../../../club-day/court-day.ts";
import { earliestStart } from "../../../club-day/earliest-start.ts";
import { CancelBookingDialog } from "../../booking/booked/CancelBooking.tsx";
import { UndoCancel } from "../../booking/booked/UndoCancel.tsx";
import { BookForForm } from "../../front-desk/BookForForm.tsx";
import { focusField } from "../../front-desk/desk-request.ts";
import { useDeskRequest } from "../../front-desk/useDeskRequest.ts";
import { EnterKiosk } from "../../kiosk/EnterKiosk.tsx";
import { useBoardDay } from "../api.ts";
import { BlockPanel } from "../BlockPanel.tsx";
import { Board, focusBoardCell } from "../Board.tsx";
import { BoardHelp } from "../BoardHelp.tsx";
import { BoardLoading } from "../BoardLoading.tsx";
import { isFound } from "../BoardRow.tsx";
import { BoardToolbar } from "../BoardToolbar.tsx";
import { NO_BLOCK } from "../block-draft.ts";
import type { BoardCell, Draft, FilledCell } from "../board-day.ts";
import { type Shortcut, shortcutOf } from "../board-keys.ts";
import { cellLabel, occupancyName } from "../board-text.ts";
import { Arriving, Waiting } from "../DeskRail.tsx";
import { OccupancyPanel } from "../OccupancyPanel.tsx";
import { PhoneBoard } from "../PhoneBoard.tsx";
import { useBoardAddress } from "../useBoardAddress.ts";
import { draftFrom, draftOf, filledCell, formTimes, mayCancelCell, useBoardDesk } from "../useBoardDesk.ts";
import { ViewSwitch } from "../ViewSwitch.tsx";
import styles from "./BoardScreen.module.css";

interface BoardScreenProps {
  club: NonNullable<Club>;
  role: Role;
}

const LEGEND: SlotState[] = ["available", "booked", "lesson", "event", "blocked", "offer_held"];
/** With more courts the board takes the whole width, and panels open over it. */
const MOST_BESIDE = 16;

/** The board of a day with its panels: everything the desk does with courts. */
export function BoardScreen({ club, role }: BoardScreenProps) {
  const { liveStatus, kiosk, hasScreen } = useShell();
  const zone = club.time_zone;
  const clock = useClubClock();
  const address = useBoardAddress(club.sports, club.slot_length_minutes, zone, clock.now);
  const { date, today, sport, zoom, choose } = address;
  const sports = useMemo(() => (sport ? [sport] : club.sports), [sport, club.sports]);
  const { day, ...query } = useBoardDay(date, sports);
  useSync(clock, day ?? undefined, query.updatedAt);
  const courts = day?.courts ?? [];
  const axis = day?.axis ?? null;

  const phone = usePhone();
  const wide = useMediaQuery("(min-width: 1200px)");
  const beside = wide && courts.length <= MOST_BESIDE;
  const offline = liveStatus === "offline";
  const mayBlock = can(role, "blocks:manage");
  const { panel, setPanel, block, setBlock, find, setFind } = useBoardDesk();
  const desk = useDeskRequest(date, sport ?? "", club, (booking) => {
    setPanel(null);
    focusBoardCell(`${booking.court_id} ${Date.parse(booking.start_time)}`);
  });
  const [canceling, setCanceling] = useState<CancelTarget | null>(null);
  const [helping, setHelping] = useState(false);
  const [menu, setMenu] = useState<BoardCell | null>(null);
  const menuAnchor = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const undo = useRef<HTMLDivElement>(null);
  const rail = useRef<HTMLElement>(null);
  /** The cell that the panel is about: Esc returns the focus there. */
  const origin = useRef<string | null>(null);

  // A panel about something that is gone closes; the forms stay.
  const opened = panel?.type === "occupancy" ? filledCell(courts, panel.id) : null;
  const shown = panel?.type === "occupancy" && !opened ? null : panel;
  const blocking = shown?.type === "block";
  const draft = axis && draftOf(axis, blocking ? block : desk.form.input);
  const several = new Set(courts.map((each) => each.sport)).size > 1;
  const choices = courts.map(({ court, sport: of }) => ({
    court_id: court.court_id,
    name: several ? `${court.name} (${sportLabel(of)})` : court.name,
  }));
  const nameOf = (courtId: string) => courts.find(({ court }) => court.court_id === courtId)?.court.name ?? "";
  const dayLabel = date === today ? `Today, ${dateLabel(date)}` : dateLabel(date);

  const fill = (next: Draft) => {
    origin.current = `${next.courtId} ${next.start}`;
    const { start, end } = formTimes(next, zone);
    if (blocking) return setBlock({ ...block, courtId: next.courtId, start, end });
    desk.chooseSlot(next.courtId, start, end);
    setPanel({ type: "book" });
  };
  /** Beside the board the focus moves to what is still to be done; a sheet takes it by itself. */
  const focusForm = () => {
    if (beside && !blocking) focusField(form.current, desk.form.input.member ? "submit" : "member");
  };
  const openFilled = ({ courtId, occupancy }: Pick<FilledCell, "courtId" | "occupancy">) => {
    origin.current = `${courtId} ${Date.parse(occupancy.start_time)}`;
    setPanel({ type: "occupancy", courtId, id: occupancy.id });
  };
  const fillFree = (cell: Pick<BoardCell, "courtId" | "start">) => {
    if (axis) fill(draftFrom(courts, axis, cell.courtId, cell.start, club.slot_length_minutes));
  };
  const onPick = (cell: BoardCell) => {
    if (cell.kind === "filled") return openFilled(cell);
    if (cell.past) return;
    fillFree(cell);
    if (shown?.type !== "occupancy") focusForm();
  };
  const openBlock = (cell?: BoardCell) => {
    if (cell && axis) {
      const times = formTimes(draftFrom(courts, axis, cell.courtId, cell.start, club.slot_length_minutes), zone);
      setBlock({ ...NO_BLOCK, courtId: cell.courtId, ...times });
    } else setBlock({ ...NO_BLOCK, start: earliest(null), end: club.booking_hours_end });
    setPanel({ type: "block" });
  };
  const openBook = () => {
    setPanel({ type: "book" });
    focusForm();
  };
  const close = () => {
    setPanel(null);
    desk.form.onRequest({ member: null, courtId: null, start: null, end: null });
    if (origin.current) focusBoardCell(origin.current);
  };
  const onCancel = (cell: FilledCell) => {
    const { booking_id: bookingId, start_time: start, end_time: end, booked_by: name } = cell.occupancy;
    if (!bookingId || offline) return;
    setCanceling({ bookingId, courtName: nameOf(cell.courtId), start, end, othersName: name ?? "Unknown" });
  };
  const mayCancel = (cell: Pick<FilledCell, "occupancy">) => mayCancelCell(cell, { role, rules: club, now: clock.now });
  const earliest = (chosen: string | null) =>
    earliestStart(date, { today, time: clubTime(clock.now, zone), opening: club.booking_hours_start, chosen });

  const matches = find.trim() === "" ? null : foundCells(courts, find);
  const onNext = () => {
    const at = matches?.findIndex(({ key }) => key === origin.current) ?? -1;
    const next = matches?.[(at + 1) % matches.length];
    if (!next) return;
    openFilled(next);
    focusBoardCell(next.key);
  };

  const act: Record<Shortcut, () => void> = {
    "/": () => search.current?.focus(),
    n: openBook,
    b: () => mayBlock && openBlock(),
    t: () => choose({ date: today }),
    "[": () => choose({ date: addDays(date, -1) }),
    "]": () => choose({ date: addDays(date, 1) }),
    u: () => undo.current?.querySelector("button")?.click(),
    "?": () => setHelping(true),
  };
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      latest.current[shortcut]();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const onPanelKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    close();
  };

  const error = query.error;
  const bookPanel = (
    <BookForForm
      {...desk.form}
      ref={form}
      courts={choices}
      rules={club}
      earliest={earliest(desk.form.input.start)}
      dayLabel={dayLabel}
      offline={offline}
    />
  );
  const panelOf = () => {
    if (shown?.type === "block") {
      return (
        <BlockPanel
          date={date}
          dayLabel={dayLabel}
          draft={block}
          courts={choices}
          rules={club}
          earliest={earliest(block.start)}
          offline={offline}
          onDraft={setBlock}
          onDone={close}
          onClose={close}
        />
      );
    }
    if (!opened) return bookPanel;
    const { cell, courtName } = opened;
    return (
      <OccupancyPanel
        key={cell.occupancy.id}
        cell={cell}
        courtName={courtName}
        date={date}
        zone={zone}
        now={clock.now}
        clockOffset={clock.offset}
        offline={offline}
        mayCancel={mayCancel(cell)}
        mayBlock={mayBlock}
        onCancel={() => onCancel(cell)}
        onBookHere={() => fill({ courtId: cell.courtId, start: cell.start, end: cell.end })}
        onBookFor={(member) => {
          desk.form.onRequest({ member, courtId: cell.courtId, start: null, end: null });
          setPanel({ type: "book" });
        }}
        onClose={close}
      />
    );
  };
  const lists = axis && (
    <>
      {date === today && <Arriving courts={courts} axis={axis} now={clock.now} onOpen={openFilled} />}
      {can(role, "waitlist:manage") && club.waitlist_enabled && (
        <Waiting
          date={date}
          sport={sport}
          courts={courts}
          axis={axis}
          now={clock.now}
          slotMinutes={club.slot_length_minutes}
          onFree={({ user_id, user_name, user_email }, courtId, from, until) => {
            const times = formTimes({ courtId, start: from, end: until }, zone);
            desk.form.onRequest({ member: { id: user_id, name: user_name, email: user_email }, courtId, ...times });
            setPanel({ type: "book" });
          }}
        />
      )}
    </>
  );

  const menuItems = (cell: BoardCell): MenuAction[][] => {
    if (cell.kind === "free") {
      if (cell.past) return [[{ key: "past", label: "This time is over", disabled: true, onSelect: () => {} }]];
      return [
        [
          { key: "book", label: `Book from ${clubTime(cell.start, zone)}`, onSelect: () => onPick(cell) },
          ...(mayBlock
            ? [{ key: "block", label: `Block from ${clubTime(cell.start, zone)}`, onSelect: () => openBlock(cell) }]
            : []),
        ],
      ];
    }
    return [
      [{ key: "open", label: `Open ${occupancyName(cell.occupancy)}`, onSelect: () => openFilled(cell) }],
      ...(mayCancel(cell)
        ? [
            [
              {
                key: "cancel",
                label: "Cancel booking",
                danger: true,
                disabled: offline,
                onSelect: () => onCancel(cell),
              },
            ],
          ]
        : []),
    ];
  };

  const common = { courts, zoom, now: clock.now, clockOffset: clock.offset, onPick };
  return (
    <Page width="full" className={styles.page}>
      <PageHeader
        title="Manage Bookings"
        actions={
          <>
            <IconButton label="Keys of the board" icon={<IconInfo />} onClick={() => setHelping(true)} />
            <ViewSwitch />
            {kiosk && <EnterKiosk kiosk={kiosk} />}
          </>
        }
      />
      <div ref={undo} className={styles.undo}>
        <UndoCancel />
      </div>
      <BoardToolbar
        address={address}
        sports={club.sports}
        phone={phone}
        find={find}
        found={matches?.length ?? null}
        searchRef={search}
        onFind={setFind}
        onNext={onNext}
        onNew={openBook}
        onBlock={() => openBlock()}
      />
      <LiveRegion message={matches ? `${matches.length} found` : ""} />
      {query.failed && day && (
        <Alert
          tone="error"
          title="The latest changes could not be loaded"
          action={<Button onClick={query.retry}>Retry</Button>}
        >
          {isApiError(error) && error.requestId ? `Request ${error.requestId}` : "Check your connection."}
        </Alert>
      )}
      <div className={beside ? styles.beside : styles.alone}>
        <div className={styles.main}>
          {!day && query.failed ? (
            <ErrorState
              title="Courts could not be loaded"
              cause={isApiError(error) ? error.message : "Check your connection, then try again."}
              requestId={isApiError(error) ? error.requestId : undefined}
              retrying={query.fetching}
              onRetry={query.retry}
            />
          ) : !day ? (
            <BoardLoading />
          ) : !axis ? (
            <Empty
              title={sport ? `No courts available for ${sportLabel(sport)}` : "No courts available"}
              {...(can(role, "courts:manage") &&
                hasScreen("/admin/courts") && { action: <LinkButton href="/admin/courts">Add a court</LinkButton> })}
            />
          ) : phone ? (
            <PhoneBoard {...common} axis={axis} />
          ) : (
            <>
              <Legend label="Colors and patterns" states={LEGEND} />
              <Board
                {...common}
                axis={axis}
                label={`${sport ? sportLabel(sport) : "All"} courts, ${dateLabel(date)}`}
                dayKey={`${date} ${sport ?? ""}`}
                draft={draft}
                selected={opened?.cell.occupancy.id ?? null}
                find={find.trim()}
                mayCancel={mayCancel}
                onCancel={onCancel}
                onDraft={fill}
                onMenu={(cell, element) => {
                  menuAnchor.current = element;
                  setMenu(cell);
                }}
                onEscape={close}
              />
            </>
          )}
        </div>
        {beside ? (
          <aside ref={rail} aria-label="Desk" className={styles.rail} onKeyDown={onPanelKey}>
            {panelOf()}
            {lists}
          </aside>
        ) : (
          <div className={styles.below}>{lists}</div>
        )}
      </div>
      {!beside && (
        <Sheet
          open={shown !== null}
          side={phone ? "bottom" : "end"}
          title={shown?.type === "occupancy" ? "Booking" : shown?.type === "block" ? "Block" : "New booking"}
          onClose={close}
          flush
        >
          {panelOf()}
        </Sheet>
      )}
      {menu && (
        <ContextMenu
          anchor={menuAnchor}
          label={cellLabel(menu, nameOf(menu.courtId), zone)}
          items={menuItems(menu)}
          onClose={() => setMenu(null)}
        />
      )}
      <BoardHelp open={helping} onClose={() => setHelping(false)} />
      {canceling && <CancelBookingDialog target={canceling} zone={zone} onClose={() => setCanceling(null)} />}
    </Page>
  );
}

/** The bars that the search finds, in the order of the courts and times. */
function foundCells(courts: Parameters<typeof filledCell>[0], find: string): FilledCell[] {
  return courts
    .flatMap(({ court }) => court.occupancies.map(({ id }) => filledCell([{ sport: "", court }], id)?.cell))
    .filter((cell) => cell !== undefined)
    .filter((cell) => isFound(cell, find));
}
