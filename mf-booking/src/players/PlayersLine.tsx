import type { Booking } from "@courtside/contracts/api/client.ts";
import { IconUsers, Tag } from "@courtside/design-system/core.tsx";
import { feesText } from "./fees-text.ts";
import styles from "./Players.module.css";
import { withPlayers } from "./player-draft.ts";

interface PlayersLineProps {
  booking: Pick<Booking, "players" | "guest_fees_due_cents">;
}

/** "with Ada Lindqvist", and what is due for guests; nothing for who plays alone. */
export function PlayersLine({ booking: { players, guest_fees_due_cents: cents } }: PlayersLineProps) {
  const text = withPlayers(players);
  if (!text) return null;
  return (
    <p className={styles.line}>
      <IconUsers />
      <span>
        {text} {cents > 0 && <Tag tone="warning">{feesText(cents)}</Tag>}
      </span>
    </p>
  );
}
