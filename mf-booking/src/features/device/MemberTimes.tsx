import type { DeviceBoard } from "@courtside/contracts/api/client.ts";
import { takesBookings } from "@courtside/contracts/domain/courts.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { ErrorState, Heading, Loading, Text } from "@courtside/design-system/core.tsx";
import { useBook, useFreeTimes } from "./api.ts";
import { isFreeLater } from "./court-line.ts";
import type { PersonClients } from "./device-clients.ts";
import { FreeCourts, onCourts } from "./FreeCourts.tsx";
import { MemberWaitlist } from "./MemberWaitlist.tsx";
import type { Report } from "./member-session.ts";

interface MemberTimesProps {
  clients: PersonClients;
  board: DeviceBoard;
  /** Epoch ms of the server. */
  now: number;
  report: Report;
}

/** The next free times of the device's courts today, as the member may book them. */
export function MemberTimes(props: MemberTimesProps) {
  const { courts, club } = props.board;
  const ofCourts = new Set(courts.filter(takesBookings).map(({ sport }) => sport));
  // A court of a sport that the club has dropped is shown, but not booked.
  const sports = [...ofCourts].filter((sport) => club.sports.includes(sport));
  return sports.map((sport) => (
    <TimesOfSport key={sport} {...props} sport={sport} name={sports.length > 1 ? sportLabel(sport) : null} />
  ));
}

const MOST = 6;

interface TimesOfSportProps extends MemberTimesProps {
  sport: string;
  /** Where there are several. */
  name: string | null;
}

function TimesOfSport({ clients, board, now, report, sport, name }: TimesOfSportProps) {
  const { date, time_zone: zone, courts } = board;
  const query = useFreeTimes(clients, { date, sport });
  const { book, busy } = useBook(clients, zone, report);
  const ahead = (query.data?.data ?? []).filter(({ end_time }) => Date.parse(end_time) > now);
  const times = onCourts(ahead, courts);
  const isEmpty = query.data && times.length === 0 && !query.data.notice;
  const title = name ? `Book ${name} today` : "Book today";
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      {query.isPending && <Loading label="Loading..." />}
      {query.isError && (
        <ErrorState title="Free times could not be loaded" compact onRetry={() => void query.refetch()} />
      )}
      {query.data && times.length === 0 && query.data.notice && <Text tone="secondary">{query.data.notice}</Text>}
      {isEmpty && isFreeLater(board, sport, now) && (
        <Text tone="secondary">
          Courts are free, but you can book none of them today: your limit is reached, or you play at those times.
        </Text>
      )}
      {isEmpty && !isFreeLater(board, sport, now) && (
        <MemberWaitlist
          clients={clients}
          isOpen={board.club.waitlist_enabled}
          date={date}
          sport={sport}
          report={report}
        />
      )}
      <FreeCourts times={times} zone={zone} most={MOST} disabled={busy} onChoose={book} />
    </section>
  );
}
