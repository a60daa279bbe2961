import type { BookingImport, BookingImportReport, FetchClient } from "@courtside/contracts/api/client.ts";
import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import type { BookingField } from "@courtside/contracts/domain/booking-import.ts";
import { useApi, useMutation, useShell } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { failureText } from "../../api.ts";
import { useRefresh } from "../../query-keys.ts";
import { optionalUnmapped, type Unmapped } from "./unmapped.ts";

const LATEST = queryKey("/latest-booking-import");

/** How the server reads a file: which column holds what, and what the columns do not say. */
export type Reading = Pick<BookingImportReport, "mapping" | "options">;

/** A reading to check; what is absent the server finds out itself. */
export type ReadingToCheck = Partial<Reading>;

/** What is sent: the file as it was chosen. */
export interface BookingFile {
  file: File;
  reading: ReadingToCheck;
}

function send(client: FetchClient, { file, reading }: BookingFile, key?: string) {
  const form = new FormData();
  form.set("file", file);
  for (const [name, value] of Object.entries(reading)) form.set(name, JSON.stringify(value));
  return client.POST("/booking-imports", {
    params: {
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
    mutationFn: async (request: BookingFile): Promise<BookingImportReport | Unmapped<BookingField>> => {
      const { data, error } = await send(fetchClient, request);
      const result = data ?? optionalUnmapped<BookingField>(error);
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
    mutationFn: async (reading: Reading) => {
      const { data, error } = await send(fetchClient, { file, reading }, keyOf(reading));
      if (!data) throw error;
    },
    onSuccess: async () => {
      await refresh();
      onStarted();
    },
  });
}

const RUNNING_POLL_MS = 1_000;

/** The club's newest import of bookings, and earlier ones that can still be undone; read again while the server works on it. */
export const useLatestImport = () =>
  useApi().useQuery(
    "get",
    "/latest-booking-import",
    {},
    { refetchInterval: ({ state }) => (state.data?.import?.status === "running" ? RUNNING_POLL_MS : false) },
  );

export const useCourts = () => useApi().useQuery("get", "/courts");

type Imported = Pick<BookingImport, "id">;

/** Stops or undoes an import; reports the result. */
export function useEndImport() {
  const toast = useToast("end-import");
  const onSettled = useRefresh(LATEST);
  const onError = (error: unknown) => toast.failed(`Failed to change the import: ${failureText(error)}`);
  const stop = useApi().useMutation("post", "/booking-imports/{id}/stop", {
    onSuccess: () => toast.success("Import stopped"),
    onError,
    onSettled,
  });
  const undo = useApi().useMutation("post", "/booking-imports/{id}/undo", {
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
