import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useReread } from "../../../api/useReread.ts";
import { wordsOf } from "../../../api/wordsOf.ts";

/** Saves what members read of a coach; says how it went. */
export function useSaveBio(coachId: string) {
  const toast = useToast("save-bio");
  const reread = useReread("members");
  const save = useApi().useMutation("patch", "/coaches/{id}", {
    onSuccess: async () => {
      await reread();
      toast.success("Profile updated successfully!");
    },
    onError: (error: unknown) => toast.failed("Failed to update profile", wordsOf(error)),
  });
  return {
    busy: save.isPending,
    error: save.error as unknown,
    save: (bio: string) => save.mutate({ params: { path: { id: coachId } }, body: { bio } }),
  };
}
