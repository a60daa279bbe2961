import type { WaitlistOffer } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { Alert } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useOffer, useOwnEntries } from "./api.ts";
import styles from "./OfferNotices.module.css";
import { offerLabel } from "./waitlist-texts.ts";

/** The question for the offer that the address names, `?accept={id}`, as a push message's button has it. */
export function AskedOffer() {
  const [params, setParams] = useSearchParams();
  const { entries, isSuccess, isFetching, isFetchedAfterMount } = useOwnEntries();
  const asked = params.get("accept");
  if (asked === null || !isSuccess) return null;
  const offer = entries.find((entry) => entry.offer?.id === asked)?.offer;
  // What was kept of an earlier visit may not know of it yet.
  if (!offer && isFetching && !isFetchedAfterMount) return null;
  if (!offer) {
    return (
      <div className={styles.list}>
        <Alert tone="info" title="This offer is no longer open">
          It has expired, or was accepted, passed or withdrawn meanwhile.
        </Alert>
      </div>
    );
  }
  const close = () =>
    setParams(
      (current) => {
        current.delete("accept");
        return current;
      },
      { replace: true },
    );
  return <AcceptDialog offer={offer} onClose={close} />;
}

function AcceptDialog({ offer, onClose }: { offer: WaitlistOffer; onClose: () => void }) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { accept, accepting } = useOffer(offer.id, onClose);
  return (
    <ConfirmDialog
      open
      title={`Accept ${offer.court_name}?`}
      description={`${offerLabel(offer, zone)}. Held until ${clubTime(offer.expires_at, zone)}.`}
      confirmLabel="Accept"
      cancelLabel="Not Now"
      busy={accepting}
      busyLabel="Booking..."
      onConfirm={() => accept()}
      onClose={onClose}
    />
  );
}
