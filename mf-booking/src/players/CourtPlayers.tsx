import { mostPlayers } from "@courtside/contracts/domain/players.ts";
import { useApi, useMe } from "@courtside/contracts/shell/index.tsx";
import { PlayersField } from "./PlayersField.tsx";
import type { PlayerDraft, PlayerProblems } from "./player-draft.ts";

interface CourtPlayersProps {
  courtId: string;
  sport: string;
  /** The member for whom staff book; null for oneself. */
  booker: { id: string; name: string } | null;
  players: readonly PlayerDraft[];
  problems?: PlayerProblems | undefined;
  onPlayers: (players: PlayerDraft[]) => void;
}

/** The players of a booking that is about to be made, as many as the court takes. Nothing where the booker plays alone. */
export function CourtPlayers({ courtId, sport, booker, players, problems, onPlayers }: CourtPlayersProps) {
  const { club, profile } = useMe();
  const courts = useApi().useQuery("get", "/courts");
  const ofCourt = courts.data?.data.find(({ id }) => id === courtId)?.max_players ?? null;
  const max = mostPlayers(sport, { ofCourt, bySport: club?.max_players ?? {} });
  if (max < 2) return null;
  const isMe = booker === null || booker.id === profile.id;
  return (
    <PlayersField
      booker={{ id: booker?.id ?? profile.id, name: booker?.name ?? profile.name, isMe }}
      players={players}
      max={max}
      problems={problems}
      onPlayers={onPlayers}
    />
  );
}
