import type { WaitlistOffer } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { LiveRegion } from "@courtside/design-system/core.tsx";
import { useCallback, useState } from "react";
import { useOwnEntries } from "../../../waitlist/useOwnEntries.ts";
import styles from "./OfferNotice.module.css";
import { OfferNotice } from "./OfferNotice.tsx";

/** Whatever the waitlist offers the person now, on top of the screen they are at; what runs out before their eyes says so. */
export function OfferNotices() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { liveStatus } = useShell();
  const { entries, clockOffset, refetch } = useOwnEntries();
  const [lapsed, setLapsed] = useState<readonly WaitlistOffer[]>([]);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);

  const open = entries.flatMap(({ offer }) => offer ?? []);
  const shown = [...open, ...lapsed.filter((each) => !open.some(({ id }) => id === each.id))].filter(
    ({ id }) => !dismissed.includes(id),
  );
  const onExpired = useCallback(
    (offer: WaitlistOffer) => {
      setLapsed((before) => (before.some(({ id }) => id === offer.id) ? before : [...before, offer]));
      void refetch();
    },
    [refetch],
  );
  const said = open.map((each) => `${each.court_name} is offered to you until ${clubTime(each.expires_at, zone)}`);
  return (
    <>
      <LiveRegion message={said.join(". ")} />
      <div className={styles.list}>
        {shown.map((offer) => (
          <Watched
            key={offer.id}
            offer={offer}
            zone={zone}
            clockOffset={clockOffset}
            offline={liveStatus === "offline"}
            onExpired={onExpired}
            onDismiss={() => setDismissed((before) => [...before, offer.id])}
          />
        ))}
      </div>
    </>
  );
}

interface WatchedProps extends Omit<Parameters<typeof OfferNotice>[0], "onExpired"> {
  onExpired: (offer: WaitlistOffer) => void;
}

/** Ties a notice's end to its offer, by a function that stays the same over renders. */
function Watched({ onExpired, ...notice }: WatchedProps) {
  const { offer } = notice;
  const [kept] = useState(offer);
  const end = useCallback(() => onExpired(kept), [onExpired, kept]);
  return <OfferNotice {...notice} onExpired={end} />;
}
