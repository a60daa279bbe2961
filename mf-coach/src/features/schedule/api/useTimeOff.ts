import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useWishKey } from "@courtside/contracts/shell/useWishKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useReread } from "../../../api/useReread.ts";
import { wordsOf } from "../../../api/wordsOf.ts";

export interface TimeOffWish {
  starts_on: string;
  ends_on: string;
  start_time?: string;
  end_time?: string;
  note?: string;
}

/** Takes a coach's dates off. */
export function useTakeTimeOff(coachId: string, onTaken: () => void) {
  const toast = useToast("time-off");
  const reread = useReread("coaches");
  const keyOf = useWishKey();
  const take = useApi().useMutation("post", "/coaches/{id}/time-off", {
    onSuccess: async ({ standing }) => {
      await reread();
      toast.success("Time off added", standing.length > 0 ? stayingText(standing.length) : undefined);
      onTaken();
    },
    onError: (error: unknown) => toast.failed("Failed to add time off", wordsOf(error)),
  });
  return {
    busy: take.isPending,
    error: take.error as unknown,
    take: (wish: TimeOffWish) =>
      take.mutate({ params: { path: { id: coachId }, header: { "idempotency-key": keyOf(wish) } }, body: wish }),
  };
}

const stayingText = (count: number) =>
  count === 1
    ? "1 entry stands there already, and stays until you cancel it."
    : `${count} entries stand there already, and stay until you cancel them.`;

/** Gives dates off back. */
export function useGiveTimeOffBack(onDone: () => void) {
  const toast = useToast("time-off");
  const reread = useReread("coaches");
  return useApi().useMutation("delete", "/coaches/{id}/time-off/{time_off_id}", {
    onSuccess: async () => {
      await reread();
      toast.success("Time off deleted");
      onDone();
    },
    onError: (error: unknown) => {
      void reread();
      toast.failed("Failed to delete time off", wordsOf(error));
    },
  });
}
