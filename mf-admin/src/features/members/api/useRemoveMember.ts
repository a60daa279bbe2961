import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useMembersChanged } from "./useMembersChanged.ts";

const canceled = (count: number) =>
  count === 0 ? undefined : `${count} future ${count === 1 ? "booking" : "bookings"} canceled`;

/** Removes a member from the club; says how it went. `onDone` runs whatever came of it. */
export function useRemoveMember(onDone: () => void) {
  const toast = useToast("remove-member");
  const changed = useMembersChanged();
  return useApi().useMutation("post", "/members/{user_id}/remove", {
    onSuccess: async ({ canceled_bookings }) => {
      await changed();
      toast.success("User Removed", canceled(canceled_bookings));
      onDone();
    },
    onError: (error: unknown) => {
      if (isApiError(error) && error.code === "own_removal") toast.error("Cannot Remove Yourself", error.message);
      else if (isApiError(error) && error.code === "last_admin") toast.failed(error.message);
      else toast.failed("Failed to remove user. Please try again.");
      void changed();
      onDone();
    },
  });
}
