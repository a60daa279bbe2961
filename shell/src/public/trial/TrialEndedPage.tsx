import { IconHourglass } from "@courtside/design-system/components/Icon/icons.tsx";
import { IconDisc } from "../layout/IconDisc.tsx";
import { Notice } from "../layout/Notice.tsx";

/** `/trial-ended`: for signed-in people whose club's trial is over (F §2). */
export const TrialEndedPage = () => (
  <Notice
    path="/trial-ended"
    mark={<IconDisc Icon={IconHourglass} centered />}
    title="Your trial has ended"
    text="Your club, its members and every booking are kept. Choose a plan and the board opens again at once, for everybody."
    ways={[
      { href: "/upgrade", label: "Upgrade to Continue" },
      { href: "/demo", label: "Try Demo Again" },
    ]}
  />
);
