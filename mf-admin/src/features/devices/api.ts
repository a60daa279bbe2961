import { messageOf } from "@courtside/contracts/api/client.ts";
import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";

/** A device pairs and is seen without a change that this page would hear of. */
const READ_AGAIN = 10_000;

export const useDevices = () => useApi().useQuery("get", "/devices", {}, { refetchInterval: READ_AGAIN });

export const useCourts = () => useApi().useQuery("get", "/courts");

function useRefresh() {
  const queries = useQueryClient();
  const { queryKey } = useApi().queryOptions("get", "/devices");
  return () => queries.invalidateQueries({ queryKey });
}

/** Adds a device; its response alone has the pairing code. */
export function useAddDevice() {
  const refresh = useRefresh();
  return useApi().useMutation("post", "/devices", { onSuccess: refresh });
}

export function useRemoveDevice(onDone: () => void) {
  const toast = useToast("devices");
  const refresh = useRefresh();
  return useApi().useMutation("delete", "/devices/{id}", {
    onSuccess: async () => {
      await refresh();
      toast.success("Device removed");
    },
    onError: (error: unknown) => {
      toast.failed("Failed to remove the device", messageOf(error));
      void refresh();
    },
    onSettled: onDone,
  });
}
