import type { Court } from "@courtside/contracts/api/client.ts";
import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import { useApi, useMutation, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { failureText } from "../../api.ts";
import { useRefresh } from "../../query-keys.ts";

const FEEDS = queryKey("/calendar-feeds");

/** Adds a court; reports the result. `onAdded` runs once the list shows it. */
export function useAddCourt(onAdded: () => void) {
  const toast = useToast("add-court");
  const courtsChanged = useInvalidate("courts");
  return useApi().useMutation("post", "/courts", {
    onSuccess: async () => {
      await courtsChanged();
      toast.success("Court added successfully");
      onAdded();
    },
    onError: (error) => toast.failed(`Failed to add court: ${failureText(error)}`),
  });
}

/** Adds several courts, all or none; reports the result. `onAdded` runs once the list shows them. */
export function useAddCourts(onAdded: () => void) {
  const toast = useToast("add-court");
  const courtsChanged = useInvalidate("courts");
  return useApi().useMutation("post", "/courts/bulk", {
    onSuccess: async ({ data }) => {
      await courtsChanged();
      toast.success(data.length === 1 ? "Court added successfully" : `${data.length} courts added successfully`);
      onAdded();
    },
    onError: (error) => toast.failed(`Failed to add courts: ${failureText(error)}`),
  });
}

/** The club's courts by name, active or not. */
export const useCourts = () => useApi().useQuery("get", "/courts");

/** Closes a court at once if it has no bookings; else calls `onAffects`, which asks first (docs/product/booking.md#courts). */
export function useDeactivate(onAffects: (court: Court) => void) {
  const toast = useToast("update-court");
  const ask = useAskAffected();
  const toggle = useToggleCourt();
  const check = useMutation({
    mutationFn: (court: Court) => ask(court.id),
    onSuccess: ({ total, events_total }, court) =>
      total + events_total > 0
        ? onAffects(court)
        : toggle.mutate({ params: { path: { id: court.id } }, body: { is_active: false } }),
    onError: (error) => toast.failed(`Failed to update court: ${failureText(error)}`),
  });
  return { deactivate: check.mutate, busy: check.isPending || toggle.isPending, isClosing: toggle.isPending };
}

/** Changes a court's name, surface or roof; reports the result. `onChanged` runs once the list shows it. */
export function useEditCourt(onChanged: () => void) {
  const toast = useToast("update-court");
  const courtsChanged = useInvalidate("courts");
  return useApi().useMutation("patch", "/courts/{id}", {
    onSuccess: async () => {
      await courtsChanged();
      toast.success("Court updated");
      onChanged();
    },
    onError: (error) => toast.failed(`Failed to update court: ${failureText(error)}`),
  });
}

const callOf = (id: string) => [{ params: { path: { id } } }] as const;

/** The future bookings that closing a court affects (docs/product/booking.md#courts). */
export const useAffected = (id: string) => useApi().useQuery("get", "/courts/{id}/stranded-bookings", ...callOf(id));

/** Reads the same once, without the cache. */
function useAskAffected() {
  const api = useApi();
  const queries = useQueryClient();
  return (id: string) =>
    queries.fetchQuery({ ...api.queryOptions("get", "/courts/{id}/stranded-bookings", ...callOf(id)), staleTime: 0 });
}

/** Opens or closes a court; reports the result. `onRejected` gets the reason of a failure, or null on success. */
export function useToggleCourt(onRejected?: (error: unknown) => void) {
  const toast = useToast("update-court");
  const courtsChanged = useInvalidate("courts");
  return useApi().useMutation("patch", "/courts/{id}", {
    onSuccess: async () => {
      await courtsChanged();
      toast.success("Court status updated successfully");
      onRejected?.(null);
    },
    onError: (error) => {
      toast.failed(`Failed to update court: ${failureText(error)}`);
      onRejected?.(error);
    },
  });
}

/** The calendar feeds of courts and coaches (docs/product/booking.md#calendar-feeds). */
export const useClubFeeds = () => useApi().useQuery("get", "/calendar-feeds");

export const useCoaches = () => useApi().useQuery("get", "/coaches");

/** Makes a feed or renews its address, which only `onMade` gets; and ends one. Reports failures, and that one has ended. */
export function useChangeFeeds(onMade: (url: string, name: string) => void) {
  const api = useApi();
  const toast = useToast("calendar-feed");
  const refresh = useRefresh(FEEDS);
  const onError = (error: unknown) => toast.failed(`Failed to change the calendar address: ${failureText(error)}`);
  const renew = api.useMutation("post", "/calendar-feeds", {
    onSuccess: async ({ url, court_name, coach_name }) => {
      await refresh();
      onMade(url, court_name ?? coach_name ?? "");
    },
    onError,
  });
  const end = api.useMutation("delete", "/calendar-feeds/{id}", {
    onSuccess: async () => {
      await refresh();
      toast.success("Calendar address deleted");
    },
    onError,
  });
  return { renew, end };
}
