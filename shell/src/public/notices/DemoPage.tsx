import { Notice } from "../layout/Notice.tsx";

export const DemoPage = () => (
  <Notice
    title="The demo club is being set up"
    text="A demo club with five courts and three coaches is about to open here. Until then, create an account and look around, or see what the plans include."
    ways={[
      { href: "/signup", label: "Sign Up" },
      { href: "/upgrade", label: "See plans" },
    ]}
  />
);
