import { Banner, LinkButton } from "@courtside/design-system/core.tsx";
import { closingDay } from "./closingDay.ts";

interface ClosingBannerProps {
  club: { name: string; time_zone: string };
  closesAt: string;
  isAdmin: boolean;
}

/** Shown to every user of a club that is going to close (docs/product/roles.md#closing-a-club). */
export default function ClosingBanner({ club, closesAt, isAdmin }: ClosingBannerProps) {
  return (
    <Banner
      tone="warning"
      role="status"
      action={
        isAdmin && (
          <LinkButton href="/my-account" size="small">
            Keep Club Open
          </LinkButton>
        )
      }
    >
      {`${club.name} closes on ${closingDay(closesAt, club.time_zone)}. What is booked after that day does not take place.`}
    </Banner>
  );
}
