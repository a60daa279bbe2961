import { addDays, dateLabel, dateYearLabel, weekStart } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import {
  Button,
  IconButton,
  IconCalendarPlus,
  IconChevronLeft,
  IconChevronRight,
  IconCourt,
  IconStop,
  Segmented,
} from "@courtside/design-system/core.tsx";
import { SearchInput } from "@courtside/design-system/forms.tsx";
import type { KeyboardEvent, Ref } from "react";
import { CalendarButton } from "../../club-day/CalendarButton.tsx";
import styles from "./BoardToolbar.module.css";
import { ZOOMS } from "./board-day.ts";
import type { useBoardAddress } from "./useBoardAddress.ts";

interface BoardToolbarProps {
  address: ReturnType<typeof useBoardAddress>;
  zone: string;
  /** The club's own, lower case. */
  sports: readonly string[];
  phone: boolean;
  /** Without what narrows the board: on a phone, until it is asked for. */
  folded: boolean;
  /** The panel stands beside the board, with a main button of its own. */
  beside: boolean;
  /** A coach's board has a switch for the courts, and neither blocks nor bookings of others. */
  isDesk: boolean;
  find: string;
  /** How many bars the search has found; null while nothing is sought. */
  found: number | null;
  searchRef: Ref<HTMLInputElement>;
  onFind: (text: string) => void;
  /** Esc in the empty search. */
  onLeaveFind: () => void;
  /** Enter in the search: the next bar that it has found. */
  onNext: () => void;
  onNew: () => void;
  onBlock: () => void;
  onFindCourts: () => void;
}

const ALL = "all";

/** "Mar 9", without the weekday: a week always starts on Sunday. */
const dayOf = (date: string, zone: string) => dateYearLabel(date, zone).replace(/^\w+, /, "");

/** Day, sport, zoom, the search and what can be made. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { address, zone, sports, phone, folded, find, found, onFind } = props;
  const { date, today, sport, zoom, choose } = address;
  const { isWeek } = address;
  const onDate = (next: string) => choose({ date: next });
  const step = isWeek ? 7 : 1;
  const span = isWeek ? "week" : "day";
  const [first = date, last = date] = isWeek ? [weekStart(date), addDays(weekStart(date), 6)] : [];
  // On a phone a date of another year has no room for its weekday.
  const isShort = phone && dateYearLabel(date, zone) !== dateLabel(date);
  const day = isShort ? dayOf(date, zone) : dateYearLabel(date, zone);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") props.onNext();
    if (event.key !== "Escape") return;
    if (find === "") props.onLeaveFind();
    else onFind("");
  };
  return (
    <div className={styles.bar}>
      <div className={styles.group}>
        <IconButton
          label={`The ${span} before`}
          variant="secondary"
          icon={<IconChevronLeft />}
          onClick={() => onDate(addDays(date, -step))}
        />
        <IconButton
          label={`The ${span} after`}
          variant="secondary"
          icon={<IconChevronRight />}
          onClick={() => onDate(addDays(date, step))}
        />
        <Button aria-pressed={date === today} onClick={() => onDate(today)}>
          Today
        </Button>
        <CalendarButton date={date} today={today} lastBookable={null} past onDate={onDate} />
        <strong className={styles.date}>{isWeek ? `${dayOf(first, zone)} - ${dayOf(last, zone)}` : day}</strong>
      </div>
      {!folded && !props.isDesk && !isWeek && (
        <Segmented
          label="Courts"
          value={address.showsAll ? "all" : "mine"}
          onChange={(next) => choose({ courts: next === "all" ? "all" : null })}
          options={[
            { value: "mine", label: "My courts" },
            { value: "all", label: "All courts" },
          ]}
        />
      )}
      {isWeek && address.courtId !== null && <Button onClick={() => choose({ only: null })}>All courts</Button>}
      {!folded && sports.length > 1 && (
        <div className={styles.sports}>
          <Segmented
            label="Sport"
            look="pills"
            value={sport ?? ALL}
            onChange={(next) => choose({ sport: next === ALL ? null : next })}
            options={[
              { value: ALL, label: "All sports" },
              ...sports.map((each) => ({ value: each, label: sportLabel(each) })),
            ]}
          />
        </div>
      )}
      {!phone && !isWeek && (
        <Segmented
          label="Zoom"
          value={String(zoom)}
          onChange={(next) => choose({ zoom: ZOOMS.find((each) => String(each) === next) ?? zoom })}
          options={ZOOMS.map((each) => ({ value: String(each), label: `${each} min` }))}
        />
      )}
      {!folded && !isWeek && (
        <div className={styles.search}>
          <SearchInput
            ref={props.searchRef}
            label="Find on the board"
            placeholder={phone ? "Find" : "Find ( / )"}
            value={find}
            onChange={onFind}
            onKeyDown={onKeyDown}
          />
          {found !== null && <span className={styles.found}>{found} found</span>}
        </div>
      )}
      <div className={styles.actions}>
        {props.isDesk && !isWeek && (
          <Button icon={<IconCourt />} onClick={props.onFindCourts}>
            Side by side
          </Button>
        )}
        {props.isDesk && (
          <Button icon={<IconStop />} onClick={props.onBlock}>
            Block
          </Button>
        )}
        <Button variant={props.beside ? "secondary" : "primary"} icon={<IconCalendarPlus />} onClick={props.onNew}>
          {props.isDesk ? "New booking" : "New lesson"}
        </Button>
      </div>
    </div>
  );
}
