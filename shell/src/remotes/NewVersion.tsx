import { Banner, Button } from "@courtside/design-system/core.tsx";
import { useQuery } from "@tanstack/react-query";
import { isOutdatedQuery } from "./registry.ts";
import { useQuietMoment } from "./useQuietMoment.ts";

/** Offers the release that came since this page began, once that interrupts nothing. */
export const NewVersion = () => <NewVersionOffer isOutdated={useQuery(isOutdatedQuery).data} />;

export interface NewVersionOfferProps {
  isOutdated: boolean;
  onReload?: () => void;
}

export function NewVersionOffer({ isOutdated, onReload = () => location.reload() }: NewVersionOfferProps) {
  const isQuiet = useQuietMoment(isOutdated);
  if (!isQuiet) return null;
  return (
    <Banner
      role="status"
      action={
        <Button size="small" onClick={onReload}>
          Reload
        </Button>
      }
    >
      There is a new version of Courtside.
    </Banner>
  );
}
