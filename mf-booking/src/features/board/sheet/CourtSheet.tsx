import type { Club } from "@courtside/contracts/api/client.ts";
import { dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import type { BoardCourt } from "../board-day.ts";
import { occupancyText, occupancyType, spanText } from "../board-text.ts";
import styles from "./CourtSheet.module.css";
import { sheetLines } from "./sheet-lines.ts";

interface CourtSheetProps extends BoardCourt {
  club: NonNullable<Club>;
  date: string;
  /** When it was read. */
  asOf: string;
}

/** One court's page: what fills it, who is there, and free lines to write on. */
export function CourtSheet({ court, sport, club, date, asOf }: CourtSheetProps) {
  const zone = club.time_zone;
  return (
    <article className={styles.sheet} aria-label={`Sheet of ${court.name}`}>
      <header className={styles.head}>
        <h2 className={styles.court}>{court.name}</h2>
        <p className={styles.day}>{dateYearLabel(date, zone)}</p>
        <p className={styles.about}>
          {club.name}, {sportLabel(sport)}. As of {asOf}
        </p>
      </header>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Who</th>
            <th scope="col">Type</th>
            <th scope="col">There</th>
          </tr>
        </thead>
        <tbody>
          {sheetLines(court).map(({ start, end, occupancy }) => (
            <tr key={`${start} ${occupancy?.id}`}>
              <th scope="row">{spanText(start, end, zone)}</th>
              <td>{occupancy && occupancyText(occupancy)}</td>
              <td>{occupancy ? occupancyType(occupancy) : "Free"}</td>
              <td>{occupancy?.is_checked_in ? "✓" : <span className={styles.box} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
