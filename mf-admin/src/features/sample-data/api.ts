import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { failureText } from "../../api.ts";

/** What the club still has of its samples; live events refetch it. */
export const useSampleData = () => useApi().useQuery("get", "/sample-data");

/** Removes sample people and news; reports the result. */
export function useRemoveSampleData() {
  const toast = useToast("sample-data");
  const invalidate = useInvalidate("members", "news", "coaches");
  return useApi().useMutation("post", "/sample-data/remove", {
    onSuccess: async () => {
      await invalidate();
      toast.success("Sample data removed");
    },
    onError: (error) => toast.failed("Failed to remove the sample data", failureText(error)),
  });
}
