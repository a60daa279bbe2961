import type { Coach } from "@courtside/contracts/api/client.ts";
import type { CoachProfile } from "@courtside/contracts/domain/coach-profile.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";

/** One coach by id. */
export const useCoach = (id: string) => useApi().useQuery("get", "/coaches/{id}", { params: { path: { id } } });

/** The club's coaches by name. */
export const useCoaches = () => useApi().useQuery("get", "/coaches");

/**
 * Invites a coach (`coach` is null, docs/product/coaching.md#adding-a-coach) or saves the changes of a coach's name, bio and
 * sports; reports the result.
 */
export function useSaveCoach(coach: Coach | null, onSaved: () => void) {
  const toast = useToast("save-coach");
  const invalidate = useInvalidate("members");
  const { keyOf } = useIdempotencyKey();
  const [done, failed] = coach
    ? (["Coach updated successfully!", "Failed to update coach"] as const)
    : (["Coach added successfully!", "Failed to add coach"] as const);
  // The form shows the reason.
  const onError = () => toast.failed(failed);
  const onSuccess = async (description?: string) => {
    await invalidate();
    toast.success(done, description);
    onSaved();
  };
  const add = useApi().useMutation("post", "/coaches", {
    onSuccess: ({ name }) => onSuccess(`${name} gets an invitation by email, and is a coach once they accept.`),
    onError,
  });
  const edit = useApi().useMutation("patch", "/coaches/{id}", { onSuccess: () => onSuccess(), onError });
  const current = coach ? edit : add;
  return {
    busy: current.isPending,
    error: current.error as unknown,
    /** The server's rejection of an earlier request. */
    forget: () => current.reset(),
    save: (profile: CoachProfile) => {
      if (!coach) return add.mutate({ params: { header: { "idempotency-key": keyOf(profile) } }, body: profile });
      edit.mutate({ params: { path: { id: coach.id } }, body: changesOf(coach, profile) });
    },
  };
}

/** The sports of many coaches, one call each, silently: the dialog shows each. `report` reads the list again and says how many are done. */
export function useChangeSports() {
  const toast = useToast("save-coach");
  const invalidate = useInvalidate("members");
  const { mutateAsync } = useApi().useMutation("patch", "/coaches/{id}");
  return {
    /** Null: there is nothing to change. */
    save: async ({ id }: Coach, sports: string[] | null) => {
      if (sports) await mutateAsync({ params: { path: { id } }, body: { sports } });
    },
    report: (done: number) => {
      void invalidate();
      if (done > 0) toast.success("Coach updated successfully!", done > 1 ? `${done} coaches` : undefined);
    },
  };
}

/** Changed fields only, so that another user's change of another field is kept. */
function changesOf(coach: Coach, { name, bio, sports }: CoachProfile): Partial<CoachProfile> {
  const before = [...coach.sports, ...coach.inactive_sports];
  const isSame = sports.length === before.length && sports.every((sport) => before.includes(sport));
  return { ...(name !== coach.name && { name }), ...(bio !== coach.bio && { bio }), ...(!isSame && { sports }) };
}
