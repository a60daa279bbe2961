import type { Booking } from "@courtside/contracts/api/client.ts";
import { Avatar, Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { feesText } from "./fees-text.ts";
import styles from "./Players.module.css";
import { PlayersActions } from "./PlayersActions.tsx";
import { UnnamedTag } from "./UnnamedTag.tsx";

interface BookingPlayersProps {
  booking: Booking;
  zone: string;
}

/** Who plays on a booking, what is due for guests, and what the reader may change (docs/product/booking.md#players). */
export function BookingPlayers({ booking, zone }: BookingPlayersProps) {
  const { players, max_players: max, guest_fees_due_cents: cents } = booking;
  if (players.length === 0) return null;
  return (
    <Stack gap={12}>
      <ul aria-label={`Players, ${players.length} of ${max}`} className={styles.list}>
        {players.map((player) => (
          <li key={player.id} className={styles.player}>
            <Avatar name={player.name} size={32} />
            <span className={styles.name}>
              {player.name}
              {player.guest_email && <span className={styles.email}>{player.guest_email}</span>}
            </span>
            {player.is_me && <Tag tone="info">You</Tag>}
            {player.is_booker && players.length > 1 && <Tag>Booker</Tag>}
            {player.user_id === null && <Tag>Guest</Tag>}
          </li>
        ))}
      </ul>
      <UnnamedTag booking={booking} />
      {cents > 0 && (
        <Text as="p" size="sm">
          {feesText(cents)}
        </Text>
      )}
      <Inline>
        <PlayersActions booking={booking} zone={zone} size="small" />
      </Inline>
    </Stack>
  );
}
