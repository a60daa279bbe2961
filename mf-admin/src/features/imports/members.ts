import type { FetchClient, ImportReport, MemberImport } from "@courtside/contracts/api/client.ts";
import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import type { ColumnMapping, ImportField } from "@courtside/contracts/domain/member-import.ts";
import { useApi, useMutation, useShell } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { failureText } from "../../api.ts";
import { useRefresh } from "../../query-keys.ts";
import { optionalUnmapped, type Unmapped } from "./unmapped.ts";

const LATEST = queryKey("/latest-import");

/** What is sent: the file as it was chosen, and which of its columns holds what. */
export interface ImportRequest {
  file: File;
  /** undefined: the server reads the columns' names. */
  mapping: ColumnMapping | undefined;
}

function send(client: FetchClient, { file, mapping }: ImportRequest, key?: string) {
  const form = new FormData();
  form.set("file", file);
  if (mapping) form.set("mapping", JSON.stringify(mapping));
  return client.POST("/imports/{list}", {
    params: {
      path: { list: "members" },
      query: { dry_run: key === undefined ? "true" : "false" },
      header: { ...(key !== undefined && { "idempotency-key": key }) },
    },
    // OpenAPI types a file as a string; the request contains the form itself.
    body: { file: "" },
    bodySerializer: () => form,
  });
}

/** Asks what an import of the file would do, or which column must be chosen first. */
export function usePreview() {
  const { fetchClient } = useShell();
  return useMutation({
    mutationFn: async (request: ImportRequest): Promise<ImportReport | Unmapped<ImportField>> => {
      const { data, error } = await send(fetchClient, request);
      const result = data ?? optionalUnmapped<ImportField>(error);
      if (!result) throw error;
      return result;
    },
  });
}

/** Starts the import; `onStarted` runs once the server has it. A repeated press sends the same key. */
export function useStartImport(file: File, onStarted: () => void) {
  const { fetchClient } = useShell();
  const refresh = useRefresh(LATEST);
  const { keyOf } = useIdempotencyKey(file);
  return useMutation({
    mutationFn: async (mapping: ColumnMapping) => {
      const { data, error } = await send(fetchClient, { file, mapping }, keyOf({ mapping }));
      if (!data) throw error;
    },
    onSuccess: async () => {
      await refresh();
      onStarted();
    },
  });
}

const RUNNING_POLL_MS = 1_000;
const MAILING_POLL_MS = 10_000;

/** The club's newest import, and earlier ones that can still be ended; read again while the server works on one. */
export function useLatestImport() {
  return useApi().useQuery(
    "get",
    "/latest-import",
    {},
    {
      refetchInterval: ({ state }) => {
        const { import: latest, earlier = [] } = state.data ?? {};
        if (latest?.status === "running") return RUNNING_POLL_MS;
        return [latest, ...earlier].some((each) => each && each.counts.mails_waiting > 0) ? MAILING_POLL_MS : false;
      },
    },
  );
}

type Imported = Pick<MemberImport, "id">;

/** Stops or undoes an import; reports the result. */
export function useEndImport() {
  const toast = useToast("end-import");
  const onSettled = useRefresh(LATEST);
  const onError = (error: unknown) => toast.failed(`Failed to change the import: ${failureText(error)}`);
  const stop = useApi().useMutation("post", "/imports/{id}/stop", {
    onSuccess: () => toast.success("Import stopped"),
    onError,
    onSettled,
  });
  const undo = useApi().useMutation("post", "/imports/{id}/undo", {
    onSuccess: () => toast.success("Import undone"),
    onError,
    onSettled,
  });
  const of = ({ id }: Imported) => ({ params: { path: { id } } });
  return {
    stop: (imported: Imported) => stop.mutate(of(imported)),
    undo: (imported: Imported, onDone: () => void) => undo.mutate(of(imported), { onSettled: onDone }),
    isStopping: stop.isPending,
    isUndoing: undo.isPending,
  };
}
