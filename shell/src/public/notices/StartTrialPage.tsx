import { Notice } from "../layout/Notice.tsx";
import { SUPPORT_ADDRESS } from "../support.ts";

export const StartTrialPage = () => (
  <Notice
    title="Your club, free for 14 days"
    text="Courts, booking rules, coaches and members in one place, with no credit card. We open trials by hand at the moment: write to us, and your club is ready the same day."
    ways={[
      { href: `mailto:${SUPPORT_ADDRESS}?subject=Free%20trial`, label: "Ask for a trial" },
      { href: "/upgrade", label: "See plans" },
    ]}
  />
);
