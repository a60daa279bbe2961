import type { ClosureAlternatives, Player } from "@courtside/contracts/api/client.ts";
import { closureReason } from "@courtside/contracts/domain/closures.ts";
import { clubDayTimesLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { useApi, useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, ErrorState, LiveRegion, Stack } from "@courtside/design-system/core.tsx";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useSecondsClock } from "../../club-day/clock.ts";
import { draftsOf, playerInputs } from "../../players/player-draft.ts";
import { useOffer, useOwnEntries } from "./api.ts";
import styles from "./HeldAlternatives.module.css";
import { lapsedLabel, takeLabel, timeLeft } from "./waitlist-texts.ts";

/** Loaded for a booking with players. */
const CheckboxGroup = lazy(async () => ({
  default: (await import("@courtside/design-system/fields.tsx")).CheckboxGroup<string>,
}));

/** Slots held for the caller in place of bookings that a closure has canceled: one tap takes one (docs/product/closures.md#alternatives). */
export function HeldAlternatives() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { role, liveStatus } = useShell();
  const enabled = role !== null && can(role, "waitlist:join");
  const query = useApi().useQuery("get", "/closures/alternatives", {}, { enabled });
  const { data, dataUpdatedAt, refetch } = query;
  const held = data?.data ?? [];
  const offers = useOwnEntries();
  // OfferNotices shows the offers, and leaves it to this that they could not be read.
  const unread = [query, offers].filter((each) => each.isError && !each.data?.data.length);
  const clockOffset = data ? Date.parse(data.now) - dataUpdatedAt : 0;
  const onExpired = useCallback(() => void refetch(), [refetch]);
  const said = held.map((each) => `Other times are held for you until ${clubTime(each.expires_at, zone)}`);
  return (
    <>
      <LiveRegion message={said[0] ?? ""} />
      {unread.length > 0 && (
        <ErrorState
          compact
          title="Times held for you could not be loaded"
          cause="Offers and other times are held for some minutes only."
          retrying={unread.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const each of unread) void each.refetch();
          }}
        />
      )}
      {held.length > 0 && (
        <Stack className={styles.list}>
          {held.map((each) => (
            <HeldCard
              key={each.booking_id}
              held={each}
              zone={zone}
              clockOffset={clockOffset}
              offline={liveStatus === "offline"}
              onExpired={onExpired}
            />
          ))}
        </Stack>
      )}
    </>
  );
}

interface HeldCardProps {
  held: ClosureAlternatives;
  zone: string;
  /** Server's clock minus the browser's, ms. */
  clockOffset: number;
  offline: boolean;
  /** One of them is no longer held: the list is read again. */
  onExpired: () => void;
}

type Alternative = ClosureAlternatives["alternatives"][number];

/** Until when a slot is held, epoch ms; each has its own end, at its start at the latest. */
const endOf = ({ expires_at }: Alternative): number => Date.parse(expires_at);

/** The slots that are held for one canceled booking. */
function HeldCard({ held, zone, clockOffset, offline, onExpired }: HeldCardProps) {
  const { court_name: court, start_time: start, end_time: end, reason, message, alternatives, players } = held;
  const shown = useShown(alternatives);
  const now = useSecondsClock(Math.max(...alternatives.map(endOf)), clockOffset);
  const open = alternatives.filter((each) => endOf(each) > now);
  const until = Math.min(...open.map(endOf));
  const lapsed = alternatives.length - open.length;
  useEffect(() => {
    if (lapsed > 0) onExpired();
  }, [lapsed, onExpired]);
  const [staying, setStaying] = useState(() => players.map(({ id }) => id));
  const coming = players.filter(({ id }) => staying.includes(id));
  const when = clubDayTimesLabel(start, end, zone);
  const was = `${court}, ${when} was canceled: ${closureReason(reason, message)}`;
  if (open.length === 0) return <Card title="The other times are no longer held for you" description={was} />;
  return (
    <Card
      highlighted
      title="Take another time"
      description={`Held for you until ${clubTime(until, zone)}. ${was}`}
      extra={<span aria-hidden="true">{timeLeft(until - now)} left</span>}
    >
      {players.length > 0 && (
        <Suspense>
          <CheckboxGroup
            label="Players who come along"
            options={players.map(({ id, name }) => ({ value: id, label: name }))}
            value={staying}
            onChange={setStaying}
          />
        </Suspense>
      )}
      <div className={styles.times}>
        {shown.map((alternative) => {
          const isHeld = open.some(({ offer_id }) => offer_id === alternative.offer_id);
          return (
            <TakeButton
              key={alternative.offer_id}
              offerId={alternative.offer_id}
              players={coming}
              label={isHeld ? takeLabel(alternative, zone) : lapsedLabel(alternative, zone)}
              disabled={offline || !isHeld}
            />
          );
        })}
      </div>
    </Card>
  );
}

/** In the order in which they came: one that is no longer held keeps its place, so that no other moves under a press. */
function useShown(alternatives: readonly Alternative[]): readonly Alternative[] {
  const [shown, setShown] = useState(alternatives);
  const known = new Set(shown.map(({ offer_id }) => offer_id));
  const added = alternatives.filter(({ offer_id }) => !known.has(offer_id));
  if (added.length > 0) setShown([...shown, ...added]);
  return shown;
}

interface TakeButtonProps {
  offerId: string;
  /** Who come along. */
  players: readonly Player[];
  label: string;
  disabled: boolean;
}

function TakeButton({ offerId, players, label, disabled }: TakeButtonProps) {
  const { accept, accepting } = useOffer(offerId);
  return (
    <Button
      block
      size="large"
      busy={accepting}
      busyLabel="Booking..."
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && accept(playerInputs(draftsOf(players)))}
    >
      {label}
    </Button>
  );
}
