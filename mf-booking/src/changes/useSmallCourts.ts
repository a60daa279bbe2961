import { mostPlayers, roomViolation } from "@courtside/contracts/domain/players.ts";
import { useApi, useMe } from "@courtside/contracts/shell/index.tsx";
import { useMemo } from "react";

/** Courts on which the players of a booking have no room: court id → message. */
export type SmallCourts = ReadonlyMap<string, string>;

/** The courts, except its own, that are too small for the people of a booking that moves. None until the courts are known. */
export function useSmallCourts(moving: { courtId: string; people: number } | null): SmallCourts {
  const { club } = useMe();
  const bySport = club?.max_players;
  const { courtId, people = 1 } = moving ?? {};
  const courts = useApi().useQuery("get", "/courts", undefined, { enabled: people > 1 }).data?.data;
  return useMemo(() => {
    const others = (courts ?? []).filter(({ id }) => id !== courtId);
    return new Map(
      others.flatMap(({ id, sport, max_players: ofCourt }) => {
        const violation = roomViolation(people, mostPlayers(sport, { ofCourt, bySport: bySport ?? {} }));
        return violation ? [[id, violation.message] as const] : [];
      }),
    );
  }, [courts, bySport, courtId, people]);
}
