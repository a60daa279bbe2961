import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useBlocksChanged } from "./useBlocksChanged.ts";

/** Deletes a block; says how it went. `onDone` runs whatever came of it. */
export function useDeleteBlock(onDone: () => void) {
  const toast = useToast("delete-block");
  const changed = useBlocksChanged();
  return useApi().useMutation("delete", "/court-blocks/{id}", {
    onSuccess: async () => {
      await changed();
      toast.success("Court block deleted successfully");
      onDone();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to delete court block", isApiError(error) ? error.message : undefined);
      void changed();
      onDone();
    },
  });
}
