import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Card, Empty, Link, Skeleton, Text } from "@courtside/design-system/core.tsx";
import { useNextFree } from "./api.ts";
import styles from "./NextFree.module.css";
import { freeTitle } from "./times.ts";

/** Times that are shown of a sport: a hint, not the grid. */
const MOST_TIMES = 6;

interface NextFreeProps {
  /** Epoch ms. */
  now: number;
  /** It stands in place of the next booking. */
  hasNoBooking?: boolean;
}

/** The next free times, of today or the first day with any (docs/product/screens.md#member-dashboard). A tap opens the booking. */
export function NextFree({ now, hasNoBooking = false }: NextFreeProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { date, free, isPending, isError, isCut } = useNextFree(now);
  const title = free.length > 0 ? freeTitle(date, zone, now) : "Free times";
  return (
    <Card aria-label={hasNoBooking ? "No upcoming bookings" : title} flush>
      {hasNoBooking && (
        <Empty compact title="No upcoming bookings" description="You don't have any upcoming court reservations." />
      )}
      <div className={styles.free}>
        <p className={styles.title}>{title}</p>
        {isPending && <Skeleton height={40} />}
        {free.map(({ sport, times }) => {
          const day = `/book?sport=${encodeURIComponent(sport)}&date=${date}`;
          return (
            <div key={sport} className={styles.sport}>
              <Text strong>{sportLabel(sport)}</Text>
              <ul className={styles.times}>
                {times.slice(0, MOST_TIMES).map(({ start_time: start, courts }) => (
                  <li key={start}>
                    <Link href={`${day}&time=${clubTime(start, zone)}`} className={styles.time}>
                      <span className={styles.clock}>{clubTime(start, zone)}</span>
                      <Text size="xs" tone="secondary">
                        {courts.length === 1 ? "1 court" : `${courts.length} courts`}
                      </Text>
                    </Link>
                  </li>
                ))}
                {times.length > MOST_TIMES && (
                  <li>
                    <Link href={`${day}&courts=any`} className={styles.more}>
                      All free times
                    </Link>
                  </li>
                )}
              </ul>
            </div>
          );
        })}
        {!isPending && free.length === 0 && (
          <Text as="p" tone="secondary">
            {isError ? "Free times could not be loaded." : noneText(isCut)}
          </Text>
        )}
      </div>
    </Card>
  );
}

/** `isCut`: later days can be booked as well, and are not read. */
const noneText = (isCut: boolean): string =>
  isCut
    ? "No court that you can book is free in the next two weeks."
    : "No court is free today, nor on the days to come that you can book.";
