import { Notice } from "../layout/Notice.tsx";

export const DemoEndedPage = () => (
  <Notice
    title="Your demo has ended"
    text="We hope you liked what you saw. Run your own club free for 14 days, or have another look around."
    ways={[
      { href: "/start-trial", label: "Start Free Trial" },
      { href: "/demo", label: "Try Demo Again" },
      { href: "/auth", label: "Sign In" },
    ]}
  />
);
