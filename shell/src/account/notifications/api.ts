import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useQuery } from "@tanstack/react-query";
import { useRefetch } from "../../api/useRefetch.ts";
import type { DeviceNotifications } from "./device-notifications.ts";

const SETTINGS = queryKey("/me/notification-settings");
const SUBSCRIPTIONS = queryKey("/me/push-subscriptions");
const TEXTS = queryKey("/me/text-messages");
/** Read from the browser, not from the api. */
const DEVICE = ["device-notifications"];

/** Saves choices of what one is notified of. Of several switches in quick succession the last response has all of them. */
export const useSaveSettings = () =>
  useApi().useMutation("put", "/me/notification-settings", { onSettled: useRefetch(SETTINGS) });

/** Agrees to text messages, or ends them. */
export const useSaveTexts = () => useApi().useMutation("put", "/me/text-messages", { onSettled: useRefetch(TEXTS) });

/** What this browser (`browser`) and the server (`known`) know of notices on this device, and the change of both. */
export function useDevice(device: DeviceNotifications) {
  const api = useApi();
  const refetch = useRefetch(DEVICE, SUBSCRIPTIONS);
  const known = api.useQuery("get", "/me/push-subscriptions");
  const browser = useQuery({ queryKey: DEVICE, queryFn: () => device.state() });
  const { mutateAsync: add } = api.useMutation("post", "/me/push-subscriptions");
  const { mutateAsync: remove } = api.useMutation("delete", "/me/push-subscriptions");
  return {
    known,
    browser,
    turnOn: async () => {
      const { endpoint, keys } = (await device.turnOn(known.data?.public_key ?? "")) ?? {};
      if (!endpoint || !keys?.p256dh || !keys.auth) return;
      await add({ body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
    },
    turnOff: async () => {
      await remove({ body: {} });
      await device.turnOff();
    },
    refetch,
  };
}
