import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { Button, IconHourglass, Inline, LinkButton, Page } from "@courtside/design-system/core.tsx";
import { useEffect, useRef } from "react";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { useLogout } from "../session/useLogout.ts";
import styles from "./TrialExpired.module.css";

interface TrialExpiredProps {
  role: Role | null;
  /** What the club had: a trial or a subscription. */
  what?: "trial" | "subscription";
}

/**
 * Replaces a page whose club lost access while the page was open (docs/product/access.md#when-access-ends). Its content is
 * hidden, not lost.
 */
export function TrialExpired({ role, what = "trial" }: TrialExpiredProps) {
  useScreenTitle("Trial Expired");
  const logout = useLogout();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const next =
    role && can(role, "club:billing")
      ? "Choose a plan and everybody can go on at once."
      : "An admin of your club can open it again by choosing a plan.";
  return (
    <Page width="narrow" className={styles.page}>
      <IconHourglass size={48} className={styles.icon} />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Trial Expired
      </h1>
      <p className={styles.text}>
        Your club's {what} has ended. Courts, members and bookings are kept. {next}
      </p>
      <Inline justify="center">
        <LinkButton href="/upgrade" variant="primary">
          Upgrade to Continue
        </LinkButton>
        <LinkButton href="/dashboard">Back to Dashboard</LinkButton>
        <Button variant="ghost" onClick={logout}>
          Sign out
        </Button>
      </Inline>
    </Page>
  );
}
