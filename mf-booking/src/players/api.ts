import { type FoundPlayer, isApiError } from "@courtside/contracts/api/client.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { useApi, useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { useTypedSearch } from "@courtside/contracts/shell/useTypedSearch.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useInvalidation } from "../query-keys.ts";
import { type PlayerDraft, type PlayerProblems, playerInputs, playerProblems } from "./player-draft.ts";

export interface PlayersFailure {
  /** Null if it is about single players. */
  message: string | null;
  /** Others play by now. */
  isOvertaken?: boolean;
  problems: PlayerProblems;
}

/** Replaces the players of a booking. `onSaved` runs once every screen shows them. */
export function useSetPlayers(onSaved: () => void) {
  const toast = useToast("set-players");
  const refresh = useInvalidation("put /bookings/{id}/players");
  const [sent, setSent] = useState<readonly PlayerDraft[]>([]);
  const mutation = useApi().useMutation("put", "/bookings/{id}/players", {
    onSuccess: async () => {
      await refresh();
      toast.success("Players saved");
      onSaved();
    },
    onError: refresh,
  });
  return {
    busy: mutation.isPending,
    failure: failureOf(mutation.error, sent),
    forget: mutation.reset,
    /** `seen`: the ids of the players that these are a change of. */
    save: (id: string, players: readonly PlayerDraft[], seen: string[]) => {
      setSent(players);
      mutation.mutate({ params: { path: { id } }, body: { players: playerInputs(players), seen } });
    },
  };
}

const NO_RESPONSE = "The players could not be saved. The connection was lost. Save again: nothing changes twice.";

const OVERTAKEN = "The players have been changed meanwhile. Nothing was saved.";

function failureOf(error: unknown, sent: readonly PlayerDraft[]): PlayersFailure | null {
  if (!error) return null;
  if (!isApiError(error)) return { message: NO_RESPONSE, problems: new Map() };
  if (error.code === "players_changed") return { message: OVERTAKEN, isOvertaken: true, problems: new Map() };
  const problems = playerProblems(error, sent);
  return { message: problems.size > 0 ? null : error.message, problems };
}

const draftOf = ({ user_id, name }: FoundPlayer): PlayerDraft => ({ type: "member", userId: user_id, name });

/** The people with whom the caller has played, the last first. Empty until they are known, and if they cannot be read. */
export function usePlayedWith(): PlayerDraft[] {
  return useApi().useQuery("get", "/players").data?.data.map(draftOf) ?? [];
}

/**
 * The members whom the typed text finds, once the typing pauses. Staff find them by a part of the name or email; for members the
 * club decides whether a part of the name will do.
 */
export function usePlayerSearch(text: string) {
  const { searched, enabled, isLong, isTyping } = useTypedSearch(text);
  const { role } = useShell();
  const isStaff = role !== null && can(role, "bookings:create-for-others");
  const byPart = useMe().club?.partner_search === "directory" || isStaff;
  const members = useApi().useQuery(
    "get",
    "/members/search",
    { params: { query: { q: searched } } },
    { enabled: enabled && isStaff },
  );
  const partners = useApi().useQuery(
    "get",
    "/players",
    { params: { query: { search: searched } } },
    { enabled: enabled && !isStaff },
  );
  const query = isStaff ? members : partners;
  // A search that is read again, as after each booking of the club, keeps what it has found.
  const isSearching = isLong && (isTyping || query.isPending);
  const all: PlayerDraft[] = isStaff
    ? (members.data?.data ?? []).map(({ id, name }) => ({ type: "member", userId: id, name }))
    : (partners.data?.data ?? []).map(draftOf);
  const found = isLong && !isSearching ? all : [];
  const note = !isLong
    ? ""
    : isSearching
      ? "Searching..."
      : query.isError
        ? searchFailure(query.error)
        : found.length > 0
          ? ""
          : byPart
            ? "No member found"
            : "No member has exactly this name or email";
  return { found, note, byPart };
}

const searchFailure = (error: unknown): string =>
  isApiError(error) ? error.message : "The search did not reach Courtside";
