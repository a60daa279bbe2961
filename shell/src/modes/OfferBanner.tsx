import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useApi, useMe } from "@courtside/contracts/shell/index.tsx";
import { Banner, IconHourglass, LinkButton } from "@courtside/design-system/core.tsx";

/** The user's open waitlist offer, on screens that do not show it themselves (docs/product/waitlist.md#offers). */
export default function OfferBanner() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { data } = useApi().useQuery("get", "/waitlist-entries", {});
  const [offer] = (data?.data ?? [])
    .flatMap((entry) => entry.offer ?? [])
    .sort((one, other) => one.expires_at.localeCompare(other.expires_at));
  if (!offer) return null;
  return (
    <Banner
      role="status"
      icon={<IconHourglass size={18} />}
      action={
        <LinkButton href="/my-account?tab=waitlist" size="small">
          Accept or pass
        </LinkButton>
      }
    >
      {offer.court_name} is held for you until {clubTime(offer.expires_at, zone)}
    </Banner>
  );
}
