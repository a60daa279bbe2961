import { type Booking, type DeviceBoard, messageOf } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button, ErrorState, Heading, Inline, Loading, Text } from "@courtside/design-system/core.tsx";
import { useFreeTimes } from "./api.ts";
import type { PersonClients } from "./device-clients.ts";
import { FreeCourts, onCourts } from "./FreeCourts.tsx";
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

/** Where a booking of today may go: the free times of the device's courts, with its own place free. */
export function MoveTimes({ clients, board, now, booking, move }: MoveTimesProps) {
  const { date, time_zone: zone } = board;
  const { id, sport, court_name, start_time } = booking;
  const query = useFreeTimes(clients, { date, sport, moving: id });
  const ahead = (query.data?.data ?? []).filter((time) => Date.parse(time.start_time) > now);
  const times = onCourts(ahead, board.courts);
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
      <FreeCourts times={times} zone={zone} most={MOST} disabled={move.busy} onChoose={move.moveTo} />
      <Inline>
        <Button size="large" onClick={() => move.lift(null)}>
          Keep it as it is
        </Button>
      </Inline>
    </section>
  );
}
