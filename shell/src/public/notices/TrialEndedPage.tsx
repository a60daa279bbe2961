import { Notice } from "../layout/Notice.tsx";

export const TrialEndedPage = () => (
  <Notice
    title="Your trial has ended"
    text="Your club and everything in it are kept. Choose a plan to open it again for your members."
    ways={[
      { href: "/upgrade", label: "Upgrade to Continue" },
      { href: "/demo", label: "Try Demo Again" },
    ]}
  />
);
