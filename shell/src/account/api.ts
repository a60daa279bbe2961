import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import { useApi, useShell } from "@courtside/contracts/shell/index.tsx";
import { saveFile } from "@courtside/contracts/shell/saveFile.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiFailureText } from "../api/apiFailureText.ts";
import { ME } from "../api/query-keys.ts";
import { useRefetch } from "../api/useRefetch.ts";
import type { Outcome } from "./useAction.ts";

const CLUB_CLOSING = queryKey("/club-closing");
const CONSENTS = queryKey("/me/consents");
const EXPORTS = queryKey("/me/exports");
const INVITATIONS = queryKey("/me/invitations");
const JOIN_REQUESTS = queryKey("/join-requests");
const KIOSK_PIN = queryKey("/me/kiosk-pin");
const UNPROVEN_CLUB = queryKey("/me/unproven-club");

/** While a club has to act: it invites, or decides on a request. */
const CLUB_POLL_MS = 30_000;

/** Open invitations of the person's address. */
export const useOwnInvitations = () =>
  useApi().useQuery("get", "/me/invitations", {}, { refetchInterval: CLUB_POLL_MS });

/** Joins the club that invites. */
export function useAcceptInvitation() {
  const joined = useRefetch(ME);
  const rejected = useRefetch(INVITATIONS);
  return useApi().useMutation("post", "/me/invitations/{id}/accept", { onSuccess: joined, onError: rejected });
}

/** The person's requests to join a club. */
export const useOwnJoinRequests = () =>
  useApi().useQuery("get", "/join-requests", {}, { refetchInterval: CLUB_POLL_MS });

/** Asks the club of a code, or joins it where the club admits at once. `onAsked` runs before the screen is fresh. */
export function useAskToJoin(onAsked: () => void) {
  const refetch = useRefetch(JOIN_REQUESTS, ME);
  return useApi().useMutation("post", "/join-requests", {
    onSuccess: onAsked,
    // A rejection may say that an earlier request, whose response was lost, has made them a member.
    onSettled: refetch,
  });
}

/**
 * Keeps or rejects the club that was founded with the person's address before they confirmed it. `onDecided` runs on success and
 * on failure.
 */
export function useDecideUnprovenClub(onDecided: () => void) {
  const refetch = useRefetch(ME, UNPROVEN_CLUB);
  return useApi().useMutation("post", "/me/unproven-club", {
    onSettled: () => {
      onDecided();
      return refetch();
    },
  });
}

/** Ends the person's own membership. `onLeft` runs once the screen is fresh. */
export function useLeaveClub(onLeft: () => void) {
  const refetch = useRefetch(ME);
  return useApi().useMutation("post", "/me/leave-club", {
    onSuccess: async () => {
      await refetch();
      onLeft();
    },
  });
}

/** Lets the club close, or takes that back. `onChanged` runs once the screen is fresh. */
export function useChangeClosing(onChanged?: () => void) {
  const refetch = useRefetch(ME, CLUB_CLOSING);
  return useApi().useMutation("put", "/club-closing", {
    onSuccess: async () => {
      await refetch();
      onChanged?.();
    },
  });
}

/** Changes the person's own name. */
export const useRename = () => useApi().useMutation("patch", "/me/profile", { onSuccess: useRefetch(ME) });

/** Gives a consent or takes it back. */
export function useDecideConsent() {
  const queries = useQueryClient();
  return useApi().useMutation("put", "/me/consents/{kind}", {
    onSuccess: (consents) => queries.setQueriesData({ queryKey: CONSENTS }, consents),
    onSettled: useRefetch(ME),
  });
}

/** Sets the PIN of the staff or changes it. The form says so before it calls `refetch`. */
export function useSetStaffPin() {
  const { mutateAsync: save } = useApi().useMutation("put", "/me/staff-pin");
  return { save, refetch: useRefetch(ME) };
}

/** Takes the PIN of the staff away; reports the result. `onDone` runs on success and on failure, once the screen is fresh. */
export function useRemoveStaffPin(onOutcome: (outcome: Outcome | null) => void, onDone: () => void) {
  const refetch = useRefetch(ME);
  return useApi().useMutation("delete", "/me/staff-pin", {
    onMutate: () => onOutcome(null),
    onSuccess: () => {
      onOutcome({ tone: "success", text: "Your PIN is removed." });
      return refetch();
    },
    onError: (error) => onOutcome({ tone: "error", text: apiFailureText(error) }),
    onSettled: onDone,
  });
}

/** Sets the PIN for the club's kiosks or changes it. The form says so before it calls `refetch`. */
export function useSetKioskPin() {
  const { mutateAsync: save } = useApi().useMutation("put", "/me/kiosk-pin");
  return { save, refetch: useRefetch(KIOSK_PIN) };
}

/** Takes the PIN for the club's kiosks away; reports the result. */
export function useRemoveKioskPin(onOutcome: (outcome: Outcome | null) => void) {
  const queries = useQueryClient();
  return useApi().useMutation("delete", "/me/kiosk-pin", {
    onMutate: () => onOutcome(null),
    onSuccess: (state) => {
      queries.setQueriesData({ queryKey: KIOSK_PIN }, state);
      onOutcome({ tone: "success", text: "Your kiosk PIN is removed." });
    },
    onError: (error) => onOutcome({ tone: "error", text: apiFailureText(error) }),
  });
}

/** While the server makes an export. */
const EXPORT_POLL_MS = 3_000;

/** Exports of what is stored about the person. */
export const useExports = () =>
  useApi().useQuery(
    "get",
    "/me/exports",
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ status }) => status === "preparing") ? EXPORT_POLL_MS : false,
    },
  );

/** Orders an export. */
export const useOrderExport = () => useApi().useMutation("post", "/me/export", { onSuccess: useRefetch(EXPORTS) });

/** Saves an export as a file. */
export function useDownloadExport(id: string) {
  const { fetchClient } = useShell();
  return useMutation({
    mutationFn: async (format: "json" | "html") => {
      const params = { path: { id }, query: { format } };
      const { data, error } = await fetchClient.GET("/me/exports/{id}", { params, parseAs: "blob" });
      if (!data) throw error;
      saveFile(data, `my-data.${format}`);
    },
  });
}

/** Erases the account; its session is of no use from then on. */
export const useEraseAccount = () => useApi().useMutation("delete", "/me");
