import { mostPlayers } from "@courtside/contracts/domain/players.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Button, IconPlus } from "@courtside/design-system/core.tsx";
import { BookerRow } from "./BookerRow.tsx";
import styles from "./PlayersField.module.css";

interface PlayersLoadingProps {
  sport: string;
  /** The member for whom staff book; null for oneself. */
  booker: { id: string; name: string } | null;
}

/** In the place of CourtPlayers while their code loads: as high as they begin, so that what stands beneath does not move under a press. */
export function PlayersLoading({ sport, booker }: PlayersLoadingProps) {
  const { club, profile } = useMe();
  if (mostPlayers(sport, { ofCourt: null, bySport: club?.max_players ?? {} }) < 2) return null;
  const { id, name } = booker ?? profile;
  return (
    <fieldset className={styles.field} disabled aria-hidden="true">
      <legend className={styles.caption}>Players</legend>
      <ul className={styles.players}>
        <BookerRow booker={{ id, name, isMe: id === profile.id }} />
      </ul>
      <div className={styles.lately}>
        <Button size="small" icon={<IconPlus />}>
          Add player
        </Button>
        <Button size="small" icon={<IconPlus />}>
          Add guest
        </Button>
      </div>
    </fieldset>
  );
}
