import { Button } from "@courtside/design-system/core.tsx";
import { useOffer } from "./api.ts";

interface OfferChoiceProps {
  offerId: string;
  /** Which slot: "Court 2, Sunday, March 8, 18:00 - 19:00". */
  label: string;
  offline: boolean;
  /** Both buttons over the full width. */
  block?: boolean;
  onDone?: () => void;
}

/** Accept or Pass, one click each (docs/product/waitlist.md#accepting-and-passing). */
export function OfferChoice({ offerId, label, offline, block, onDone }: OfferChoiceProps) {
  const offer = useOffer(offerId, onDone);
  return (
    <>
      <Button
        variant="primary"
        block={block}
        busy={offer.accepting}
        busyLabel="Booking..."
        aria-label={offer.accepting ? undefined : `Accept ${label}`}
        aria-disabled={offline || offer.passing || undefined}
        onClick={() => !offline && offer.accept()}
      >
        Accept
      </Button>
      <Button
        block={block}
        busy={offer.passing}
        busyLabel="Passing..."
        aria-label={offer.passing ? undefined : `Pass on ${label}`}
        aria-disabled={offline || offer.accepting || undefined}
        onClick={() => !offline && offer.pass()}
      >
        Pass
      </Button>
    </>
  );
}
