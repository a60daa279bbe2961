import type { ClosureAlternatives, Player } from "@courtside/contracts/api/client.ts";
import { closureReason } from "@courtside/contracts/domain/closures.ts";
import { clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { useApi, useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, LiveRegion, Stack } from "@courtside/design-system/core.tsx";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useSecondsClock } from "../../club-day/clock.ts";
import { draftsOf, playerInputs } from "../../players/player-draft.ts";
import { useOffer } from "./api.ts";
import styles from "./HeldAlternatives.module.css";
import { takeLabel, timeLeft } from "./waitlist-texts.ts";

/** Loaded for a booking with players. */
const CheckboxGroup = lazy(async () => ({
  default: (await import("@courtside/design-system/fields.tsx")).CheckboxGroup<string>,
}));

/** Slots held for the caller in place of bookings that a closure has canceled: one tap takes one (docs/product/closures.md#alternatives). */
export function HeldAlternatives() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { role, liveStatus } = useShell();
  const enabled = role !== null && can(role, "waitlist:join");
  const { data, dataUpdatedAt, refetch } = useApi().useQuery("get", "/closures/alternatives", {}, { enabled });
  const held = data?.data ?? [];
  const clockOffset = data ? Date.parse(data.now) - dataUpdatedAt : 0;
  const onExpired = useCallback(() => void refetch(), [refetch]);
  const said = held.map((each) => `Other times are held for you until ${clubTime(each.expires_at, zone)}`);
  return (
    <>
      <LiveRegion message={said[0] ?? ""} />
      {held.length > 0 && (
        <Stack className={styles.list}>
          {held.map((each) => (
            <HeldCard
              key={`${each.booking_id} ${each.expires_at}`}
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
  /** The first of them has expired: the list is read again. */
  onExpired: () => void;
}

/** The slots that are held for one canceled booking. */
function HeldCard({ held, zone, clockOffset, offline, onExpired }: HeldCardProps) {
  const {
    court_name: court,
    start_time: start,
    end_time: end,
    reason,
    message,
    expires_at,
    alternatives,
    players,
  } = held;
  const until = Date.parse(expires_at);
  const now = useSecondsClock(until, clockOffset);
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) onExpired();
  }, [isOver, onExpired]);
  const [staying, setStaying] = useState(() => players.map(({ id }) => id));
  const coming = players.filter(({ id }) => staying.includes(id));
  const was = `${court}, ${clubDayLabel(start, zone)}, ${clubTime(start, zone)} - ${clubTime(end, zone)}`;
  return (
    <Card
      highlighted
      title="Take another time"
      description={`Held for you until ${clubTime(expires_at, zone)}. ${was} was canceled: ${closureReason(reason, message)}`}
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
        {alternatives.map((alternative) => (
          <TakeButton
            key={alternative.offer_id}
            offerId={alternative.offer_id}
            players={coming}
            label={takeLabel(alternative, zone)}
            offline={offline || isOver}
          />
        ))}
      </div>
    </Card>
  );
}

interface TakeButtonProps {
  offerId: string;
  /** Who come along. */
  players: readonly Player[];
  label: string;
  offline: boolean;
}

function TakeButton({ offerId, players, label, offline }: TakeButtonProps) {
  const { accept, accepting } = useOffer(offerId);
  return (
    <Button
      block
      size="large"
      busy={accepting}
      busyLabel="Booking..."
      aria-disabled={offline || undefined}
      onClick={() => !offline && accept(playerInputs(draftsOf(players)))}
    >
      {label}
    </Button>
  );
}
