import { messageOf, type PlatformClub, type PlatformRemotes } from "@courtside/contracts/api/client.ts";
import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import { useApi, useMutation, useQueryClient, useShell } from "@courtside/contracts/shell/index.tsx";
import { saveFile } from "@courtside/contracts/shell/saveFile.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useRefresh } from "../../query-keys.ts";

const REMOTES = queryKey("/platform/remotes");
const CLUBS = queryKey("/platform/clubs");

/** Failures come in by themselves, and a canary may be withdrawn by them. */
const READ_AGAIN = 30_000;

export const useRemotes = () =>
  useApi().useQuery("get", "/platform/remotes", undefined, { refetchInterval: READ_AGAIN, retry: false });

export type RemoteChange = {
  what: "rollback" | "promote" | "withdraw";
  remote: string;
  version: string;
  live: string | null;
};

const DONE = { rollback: "is live again", promote: "is live for everybody", withdraw: "is withdrawn" };

/** Makes another release live. The response is the page's new state. */
export function useChangeRemote(onDone: () => void) {
  const queries = useQueryClient();
  const refresh = useRefresh(REMOTES);
  const toast = useToast("platform-remotes");
  const key = useIdempotencyKey();
  const change = useApi().useMutation("post", "/platform/remotes/{name}/changes", {
    onSuccess: (remotes: PlatformRemotes, { params, body }) => {
      key.renew();
      queries.setQueryData(REMOTES, remotes);
      toast.success(`${params.path.name} ${body.version} ${DONE[body.what]}`);
    },
    onError: (error: unknown) => {
      toast.failed("The release could not be changed", messageOf(error));
      void refresh();
    },
    onSettled: onDone,
  });
  return {
    isPending: change.isPending,
    run: ({ remote, ...body }: RemoteChange) =>
      change.mutate({
        params: { path: { name: remote }, header: { "idempotency-key": key.keyOf({ remote, ...body }) } },
        body,
      }),
  };
}

export const useClubs = (text: string, status: string) =>
  useApi().useQuery(
    "get",
    "/platform/clubs",
    { params: { query: { ...(text && { text }), ...(status && { status }) } } },
    { placeholderData: (before) => before, retry: false },
  );

export const useClubUsage = (id: string) =>
  useApi().useQuery("get", "/platform/clubs/{id}", { params: { path: { id } } });

/** Suspends a club, or resumes it. */
export function useSuspension({ id, name }: Pick<PlatformClub, "id" | "name">, onDone: () => void) {
  const queries = useQueryClient();
  const refreshClubs = useRefresh(CLUBS);
  const { fetchClient } = useShell();
  const toast = useToast("platform-clubs");
  const key = useIdempotencyKey();
  const params = { path: { id } };
  return useMutation({
    /** `reason` is what its admins read; null resumes. */
    mutationFn: async (reason: string | null) => {
      const { data, error } =
        reason === null
          ? await fetchClient.DELETE("/platform/clubs/{id}/suspension", { params })
          : await fetchClient.POST("/platform/clubs/{id}/suspension", {
              params: { ...params, header: { "idempotency-key": key.keyOf({ id, reason }) } },
              body: { reason },
            });
      if (!data) throw error;
      return data;
    },
    onSuccess: async (club, reason) => {
      key.renew();
      queries.setQueryData(queryKey("/platform/clubs/{id}", params), club);
      await refreshClubs();
      toast.success(reason === null ? `${name} is open again` : `${name} is suspended`);
      onDone();
    },
  });
}

/** The archive that the club's own admin gets. */
export function useClubExport({ id }: Pick<PlatformClub, "id">) {
  const { fetchClient } = useShell();
  return useMutation({
    mutationFn: async () => {
      const params = { path: { id } };
      const { data, error } = await fetchClient.POST("/platform/clubs/{id}/export", { params, parseAs: "blob" });
      if (!data) throw error;
      saveFile(data, `club-${id}-${new Date().toISOString().slice(0, 10)}.zip`);
    },
  });
}
