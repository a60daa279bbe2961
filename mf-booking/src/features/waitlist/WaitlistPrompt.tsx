import { dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, IconBell, LinkButton, Stack, Text } from "@courtside/design-system/core.tsx";
import { useWaitsFor } from "./api.ts";
import styles from "./WaitlistPrompt.module.css";

interface WaitlistPromptProps {
  role: Role;
  date: string;
  sport: string;
  onJoin: () => void;
}

/**
 * Below the courts while the club has a waitlist (docs/product/screens.md#waitlist-prompt). Staff get a link
 * to the club's waitlist.
 */
export function WaitlistPrompt({ role, date, sport, onJoin }: WaitlistPromptProps) {
  const { hasScreen } = useShell();
  const zone = useMe().club?.time_zone ?? "UTC";
  const entry = useWaitsFor(date, sport);
  if (!can(role, "waitlist:join")) {
    if (!can(role, "waitlist:manage") || !hasScreen("/waitlist")) return null;
    const query = new URLSearchParams({ date, sport });
    return (
      <section aria-label="Waitlist" className={styles.prompt}>
        <IconBell size={20} className={styles.icon} />
        <p className={styles.text}>Members who find no slot can wait for one.</p>
        <LinkButton href={`/waitlist?${query}`}>See who waits</LinkButton>
      </section>
    );
  }
  const place = entry?.position
    ? `You are number ${entry.position} in line for ${sportLabel(sport)} on ${dateYearLabel(date, zone)}.`
    : null;
  return (
    <section aria-label="Waitlist" className={styles.prompt}>
      <IconBell size={20} className={styles.icon} />
      <p className={styles.text}>
        {place ? (
          <strong className={styles.place}>{place}</strong>
        ) : (
          "No available slots? Join the waitlist to be notified when courts become available."
        )}
      </p>
      {entry ? (
        <LinkButton href="/my-account?tab=waitlist">My Waitlist</LinkButton>
      ) : (
        <Button aria-haspopup="dialog" onClick={onJoin}>
          Join Waitlist for {sportLabel(sport)}
        </Button>
      )}
    </section>
  );
}

interface DemoWaitlistProps {
  date: string;
  sport: string;
  onJoin: () => void;
}

/** In demo mode (docs/product/screens.md#waitlist-prompt): a visitor can try the waitlist. */
export function DemoWaitlist({ date, sport, onJoin }: DemoWaitlistProps) {
  const waits = useWaitsFor(date, sport) !== undefined;
  return (
    <Card title="Demo Waitlist">
      <Stack gap={12}>
        <Text as="p" tone="secondary">
          Join the line for a time at which every court is taken. The next free slot is then held for you for 15
          minutes, to accept or to pass.
        </Text>
        <Button block disabled={waits} aria-haspopup="dialog" onClick={onJoin}>
          {waits ? "Already on Waitlist" : "Join Demo Waitlist"}
        </Button>
      </Stack>
    </Card>
  );
}
