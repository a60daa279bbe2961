import type { DeviceBoard } from "@courtside/contracts/api/client.ts";
import { clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { classNames, Heading } from "@courtside/design-system/core.tsx";
import { QrCode } from "@courtside/design-system/qr-code.ts";
import type { CSSProperties, ReactNode } from "react";
import { entryText, isFreeNow, nextText, nowText } from "./court-line.ts";
import styles from "./Device.module.css";
import { wallColumns } from "./wall-columns.ts";

/** Of more courts clock and QR code leave them room. */
const FEW = 8;

interface BoardViewProps {
  board: DeviceBoard;
  /** Epoch ms of the server. */
  now: number;
  /** Of when the board is, if that is not now. */
  stale: string | null;
  /** The button for members; none on a screen without touch. */
  action: ReactNode;
}

/** Now and next of each court, events and closures: readable from two metres. */
export function BoardView({ board, now, stale, action }: BoardViewProps) {
  const { club, time_zone: zone, courts, book_url } = board;
  const hours = { ...club, time_zone: zone };
  const lines = [...board.events, ...board.closures].toSorted(
    (one, other) => Date.parse(one.start_time) - Date.parse(other.start_time),
  );
  const bySport = [...Map.groupBy(courts, ({ sport }) => sport).values()];
  const { wide, tall } = wallColumns(courts.length);
  const arrangement = {
    "--wide-columns": wide.columns,
    "--wide-rows": wide.rows,
    "--tall-columns": tall.columns,
    "--tall-rows": tall.rows,
  } as CSSProperties;
  return (
    <main className={classNames(styles.board, courts.length > FEW && styles.many)} style={arrangement}>
      <header className={styles.head}>
        {club.logo_url && <img src={club.logo_url} alt="" className={styles.logo} />}
        <div className={styles.grow}>
          <h1 className={styles.title}>{club.name}</h1>
          <p className={styles.day}>{clubDayLabel(now, zone)}</p>
        </div>
        <time className={styles.clock}>{clubTime(now, zone)}</time>
      </header>
      {stale && (
        <p role="status" className={styles.stale}>
          {stale}
        </p>
      )}
      <div className={styles.room}>
        <ul className={styles.courts} aria-label="Courts">
          {bySport.flat().map((court) => {
            const next = nextText(court, now, zone);
            return (
              <li key={court.id} className={classNames(styles.court, isFreeNow(court, now, hours) && styles.free)}>
                <span className={styles.which}>
                  <strong className={styles.name}>{court.name}</strong>
                  {bySport.length > 1 && <span className={styles.sport}>{sportLabel(court.sport)}</span>}
                </span>
                <span className={styles.now}>{nowText(court, now, hours)}</span>
                {next && <span className={styles.next}>{next}</span>}
              </li>
            );
          })}
        </ul>
      </div>
      <footer className={styles.foot}>
        {lines.length > 0 && (
          <section aria-label="Today" className={styles.today}>
            <Heading>Today</Heading>
            <ul>
              {lines.map((line) => (
                <li key={`${line.start_time} ${line.label}`}>
                  {[
                    `${clubTime(line.start_time, zone)} - ${clubTime(line.end_time, zone)} ${entryText(line)}`,
                    ...courts.filter(({ id }) => line.court_ids.includes(id)).map(({ name }) => name),
                  ].join(", ")}
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className={styles.action}>{action}</div>
        <div className={styles.qr}>
          <QrCode text={book_url} label="QR code to book on your phone" />
          <span aria-hidden="true">Book on your phone</span>
        </div>
      </footer>
    </main>
  );
}
