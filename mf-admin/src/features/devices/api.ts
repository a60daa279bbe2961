import { type Device, messageOf } from "@courtside/contracts/api/client.ts";
import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useRefresh } from "../../query-keys.ts";
import type { bodyOf } from "./components/DeviceFields.tsx";

const DEVICES = queryKey("/devices");

/** A device with the code that pairs it. */
export type RenewedDevice = Device & { pairing_code: string; pairing_url: string };

/** A device pairs and is seen without a change that this page would hear of. */
const READ_AGAIN = 10_000;

export const useDevices = () => useApi().useQuery("get", "/devices", {}, { refetchInterval: READ_AGAIN });

export const useCourts = () => useApi().useQuery("get", "/courts");

/** Adds a device; its response alone has the pairing code. The same again, after a lost response, adds none. */
export function useAddDevice() {
  const refresh = useRefresh(DEVICES);
  const { keyOf } = useIdempotencyKey();
  const { mutate, isPending, error } = useApi().useMutation("post", "/devices", { onSuccess: refresh });
  return {
    busy: isPending,
    error,
    add: (input: ReturnType<typeof bodyOf>, onAdded: (device: RenewedDevice) => void) => {
      const body = { ...input, sports: [] };
      mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body }, { onSuccess: onAdded });
    },
  };
}

/** Makes a new code for a device whose code was not used; its response alone has it. */
export function useRenewCode(onRenewed: (device: RenewedDevice) => void) {
  const toast = useToast("devices");
  const refresh = useRefresh(DEVICES);
  const { keyOf, renew } = useIdempotencyKey();
  const mutation = useApi().useMutation("post", "/devices/pairing-codes", {
    onSuccess: (device) => {
      renew();
      onRenewed(device);
      void refresh();
    },
    onError: (error: unknown) => {
      toast.failed("Failed to make a new code", messageOf(error));
      void refresh();
    },
  });
  return {
    busy: mutation.isPending,
    renew: (device_id: string) => {
      const body = { device_id };
      mutation.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
    },
  };
}

/** A device follows with its next call. */
export function useEditDevice(onChanged: () => void) {
  const toast = useToast("devices");
  const refresh = useRefresh(DEVICES);
  return useApi().useMutation("patch", "/devices/{id}", {
    onSuccess: async () => {
      await refresh();
      toast.success("Device updated");
      onChanged();
    },
  });
}

export function useRemoveDevice(onDone: () => void) {
  const toast = useToast("devices");
  const refresh = useRefresh(DEVICES);
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
