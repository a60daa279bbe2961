import { type Booking, type DeviceBoard, messageOf } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button, ErrorState, Heading, Inline, Loading, Text } from "@courtside/design-system/core.tsx";
import { useFreeTimes } from "./api.ts";
import styles from "./Device.module.css";
import type { PersonClients } from "./device-clients.ts";
import type { MemberMove } from "./useMemberMove.ts";

interface MoveTimesProps {
  clients: PersonClients;
  board: DeviceBoard;
  /** Epoch ms of the server. */
  now: number;
  booking: Booking;
  move: MemberMove;
}

const MOST = 12;

/** Where a booking of today may go: the next free times of the device's courts, with its own place free. */
export function MoveTimes({ clients, board, now, booking, move }: MoveTimesProps) {
  const { date, time_zone: zone } = board;
  const { id, sport, court_name, start_time } = booking;
  const query = useFreeTimes(clients, { date, sport, moving: id });
  const shown = new Set(board.courts.map((court) => court.id));
  const times = (query.data?.data ?? [])
    .filter((time) => Date.parse(time.start_time) > now)
    .flatMap(({ courts, ...time }) => courts.map((court) => ({ ...time, ...court })))
    .filter(({ court_id }) => shown.has(court_id))
    .slice(0, MOST);
  const title = `Move ${court_name}, ${clubTime(start_time, zone)} to`;
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      {query.isPending && <Loading label="Loading..." />}
      {query.isError && (
        <ErrorState
          title="It cannot be moved now"
          cause={messageOf(query.error) ?? "No connection: this needs the network."}
          compact
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && times.length === 0 && (
        <Text as="p" tone="secondary">
          {query.data.notice ?? "No other time is free today"}
        </Text>
      )}
      <ul className={styles.times}>
        {times.map((time) => (
          <li key={`${time.court_id} ${time.start_time}`}>
            <Button
              size="large"
              block
              disabled={move.busy}
              onClick={() => move.moveTo({ court_id: time.court_id, start_time: time.start_time })}
            >
              {clubTime(time.start_time, zone)} {time.court_name}
            </Button>
          </li>
        ))}
      </ul>
      <Inline>
        <Button size="large" onClick={() => move.lift(null)}>
          Keep it as it is
        </Button>
      </Inline>
    </section>
  );
}
