import { TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import { IconClock } from "@courtside/design-system/components/Icon/icons.tsx";
import { IconDisc } from "../layout/IconDisc.tsx";
import { Notice } from "../layout/Notice.tsx";

/** `/demo-ended`: a trial, another demo, or sign-in. */
export const DemoEndedPage = () => (
  <Notice
    path="/demo-ended"
    mark={<IconDisc Icon={IconClock} centered />}
    title="Your demo has ended"
    text={`We hope you liked what you saw. Run your own club free for ${TRIAL_DAYS} days, or have another look around.`}
    ways={[
      { href: "/start-trial", label: "Start Free Trial" },
      { href: "/demo", label: "Try Demo Again" },
      { href: "/auth", label: "Sign In" },
    ]}
  />
);
