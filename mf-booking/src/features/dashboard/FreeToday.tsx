import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Card, Empty, Link, Skeleton, Text } from "@courtside/design-system/core.tsx";
import { useFreeToday } from "./api.ts";
import styles from "./FreeToday.module.css";

/** Today's free times, shown if there is no next booking. `now` is epoch ms. */
export function FreeToday({ now }: { now: number }) {
  const { date, free, isPending, isError } = useFreeToday(now);
  return (
    <Card aria-label="No upcoming bookings" flush>
      <Empty compact title="No upcoming bookings" description="You don't have any upcoming court reservations." />
      <div className={styles.today}>
        <p className={styles.title}>Free today</p>
        {isPending && <Skeleton height={40} />}
        {free.map(({ sport, times }) => (
          <div key={sport} className={styles.sport}>
            <Text strong>{sportLabel(sport)}</Text>
            <ul className={styles.times}>
              {times.map(({ start, time, courts }) => (
                <li key={start}>
                  <Link
                    href={`/book?sport=${encodeURIComponent(sport)}&date=${date}&time=${time}`}
                    className={styles.time}
                  >
                    <span className={styles.clock}>{time}</span>
                    <Text size="xs" tone="secondary">
                      {courts === 1 ? "1 court" : `${courts} courts`}
                    </Text>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {!isPending && free.length === 0 && (
          <Text as="p" tone="secondary">
            {isError ? "Free times could not be loaded." : "No court is free today. Book Court shows the days to come."}
          </Text>
        )}
      </div>
    </Card>
  );
}
