import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { classNames, Segmented, slotClass, slotStates, Text } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { marksOn, partnersText } from "../../players/occupancy-players.ts";
import { type Axis, type BoardCell, type BoardCourt, cellsOf, type Zoom } from "./board-day.ts";
import { cellLabel, occupancyName, occupancyType, paintOf } from "./board-text.ts";
import { OfferCountdown } from "./OfferCountdown.tsx";
import styles from "./PhoneBoard.module.css";

interface PhoneBoardProps {
  courts: readonly BoardCourt[];
  axis: Axis;
  zoom: Zoom;
  /** The server's, epoch ms, and minus the browser's, ms. */
  now: number;
  clockOffset: number;
  onPick: (cell: BoardCell) => void;
}

/** On a phone: one court's day as a list, what is over folded away. */
export function PhoneBoard({ courts, axis, zoom, now, clockOffset, onPick }: PhoneBoardProps) {
  const [asked, setAsked] = useState("");
  const shown = courts.find(({ court }) => court.court_id === asked) ?? courts[0];
  const cellsAhead = ({ court }: BoardCourt) => cellsOf(court, axis, zoom, now).filter(({ end }) => end > now);
  const cells = shown ? cellsAhead(shown) : [];
  return (
    <>
      <div className={styles.chips}>
        <Segmented
          label="Court"
          look="pills"
          value={shown?.court.court_id}
          onChange={setAsked}
          options={courts.map((each) => {
            const free = cellsAhead(each).filter(({ kind }) => kind === "free").length;
            return {
              value: each.court.court_id,
              label: each.court.name,
              hint: free > 0 ? `${free} free` : "None free",
            };
          })}
        />
      </div>
      {cells.length === 0 && <Text as="p">The day is over.</Text>}
      <ol className={styles.list} aria-label={shown?.court.name}>
        {cells.map((cell) => (
          <li key={cell.key}>
            <button
              type="button"
              className={classNames(
                styles.cell,
                slotClass(cell.kind === "free" ? "available" : paintOf(cell.occupancy.state)),
              )}
              aria-label={cellLabel(cell, shown?.court.name ?? "", axis.zone)}
              onClick={() => onPick(cell)}
            >
              <span className={styles.time} data-text={clubTime(cell.start, axis.zone)}>
                <span className={styles.until} data-text={clubTime(cell.end, axis.zone)} />
              </span>
              {cell.kind === "free" ? <span>Available</span> : <Filled cell={cell} clockOffset={clockOffset} />}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The name is a part of the button's own; all else is drawn by css. */
function Filled({ cell, clockOffset }: { cell: Extract<BoardCell, { kind: "filled" }>; clockOffset: number }) {
  const { occupancy } = cell;
  const { Icon } = slotStates[paintOf(occupancy.state)];
  const partners = partnersText(occupancy);
  return (
    <span className={styles.what}>
      <strong className={styles.name}>{occupancyName(occupancy)}</strong>
      {partners && <span className={styles.with} data-text={partners} />}
      <span className={styles.type}>
        <Icon size={14} />{" "}
        <span data-text={[occupancyType(occupancy), occupancy.series_label].filter(Boolean).join(" · ")} />
        {occupancy.offer && <OfferCountdown until={occupancy.offer.expires_at} clockOffset={clockOffset} />}
        {marksOn(occupancy).map(({ sign, text }) => (
          <span key={sign} className={styles.mark} data-text={text} />
        ))}
      </span>
    </span>
  );
}
