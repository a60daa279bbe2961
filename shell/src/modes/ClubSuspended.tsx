import { SUSPENDED_MESSAGES } from "@courtside/contracts/domain/messages.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, IconLock, Inline, LinkButton, Page } from "@courtside/design-system/core.tsx";
import { useEffect, useRef } from "react";
import { useScreenTitle } from "../page/useScreenTitle.ts";
import { useLogout } from "../session/useLogout.ts";
import styles from "./TrialExpired.module.css";

/** Replaces the screens of a suspended club until its suspension ends (docs/product/access.md#suspended). */
export function ClubSuspended() {
  useScreenTitle("Club suspended");
  const { me } = useShell();
  const logout = useLogout();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const role = me?.effective_role ?? "member";
  const reason = me?.suspension?.reason;
  return (
    <Page width="narrow" className={styles.page}>
      <IconLock size={48} className={styles.icon} />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {me?.club?.name ?? "Your club"} is suspended
      </h1>
      <p className={styles.text}>{SUSPENDED_MESSAGES[role]}. Courts, members and bookings are kept.</p>
      {reason && <p className={styles.text}>Reason: {reason}</p>}
      <Inline justify="center">
        <LinkButton href="/my-account">My Account</LinkButton>
        <Button variant="ghost" onClick={logout}>
          Logout
        </Button>
      </Inline>
    </Page>
  );
}
