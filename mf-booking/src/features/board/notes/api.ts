import { codeOf, type DayNote, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useInvalidation } from "../../../query-keys.ts";

export function useDayNote(date: string) {
  const query = useApi().useQuery("get", "/day-notes/{date}", { params: { path: { date } } });
  return { note: query.data, failed: query.isError, retry: query.refetch };
}

/** Saves a note. `onConflict` gets the note of the other writer, who was faster. */
export function useSaveDayNote(onSaved: () => void, onConflict: (current: DayNote) => void) {
  const toast = useToast("day-note");
  const refresh = useInvalidation("put /day-notes/{date}");
  return useApi().useMutation("put", "/day-notes/{date}", {
    onSuccess: async () => {
      await refresh();
      toast.success("Note saved");
      onSaved();
    },
    onError: (error: unknown) => {
      if (isApiError(error) && codeOf(error) === "day_note_changed") onConflict(error.details?.current as DayNote);
      else
        toast.failed(
          "Failed to save the note",
          messageOf(error) ?? "The connection was lost. Your text is kept: save again.",
        );
      void refresh();
    },
  });
}
