import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useMutationState, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useRefetch } from "../../api/useRefetch.ts";
import type { DeviceNotifications } from "./device-notifications.ts";
import { choicesIn, mergedChanges, type SettingsChange } from "./settings-change.ts";
import { useReportFailure } from "./useReportFailure.ts";

const SETTINGS = queryKey("/me/notification-settings");
const SUBSCRIPTIONS = queryKey("/me/push-subscriptions");
export const TEXTS = queryKey("/me/text-messages");
/** Read from the browser, not from the api. */
const DEVICE = ["device-notifications"];

const NOT_SAVED = "Failed to save your notifications";

/** Choices that were not saved, by name, and why the last of them was not. */
interface Unsaved {
  error: unknown;
  choices: string[];
}

/**
 * Saves choices of what one is notified of. `pending`: all that are being saved, as one change. `error` stays until it is dismissed,
 * or until the same choices are tried again; a save that fails once the tab was left is reported as a toast.
 */
export function useSaveSettings() {
  const refetch = useRefetch(SETTINGS);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const report = useReportFailure(NOT_SAVED);
  const forget = (choices: string[]) =>
    setUnsaved((before) => {
      const rest = before?.choices.filter((choice) => !choices.includes(choice)) ?? [];
      return before && rest.length > 0 ? { ...before, choices: rest } : null;
    });
  const { mutate } = useApi().useMutation("put", "/me/notification-settings", {
    // What is tried again is said again if it fails again.
    onMutate: ({ body }) => forget(choicesIn(body)),
    onSuccess: refetch,
    // The choice is shown as stored at once, before the settings are read again.
    onError: (error: unknown, { body }) => {
      report(error, () =>
        setUnsaved((before) => ({ error, choices: [...(before?.choices ?? []), ...choicesIn(body)] })),
      );
      void refetch();
    },
    // One after the other, so that one that is sent again never undoes a later one.
    scope: { id: "notification-settings" },
  });
  const pending = useMutationState({
    filters: { mutationKey: ["put", "/me/notification-settings"], status: "pending" },
    select: ({ state }) => (state.variables as { body: SettingsChange }).body,
  });
  return {
    save: (change: SettingsChange) => mutate({ body: change }),
    pending: mergedChanges(pending),
    error: unsaved?.error ?? null,
    dismiss: () => setUnsaved(null),
  };
}

/** Agrees to text messages, or ends them. The card shows `error`; a failure once it was left is reported as a toast. */
export function useSaveTexts() {
  const report = useReportFailure(NOT_SAVED);
  return useApi().useMutation("put", "/me/text-messages", {
    onError: (error: unknown) => report(error),
    onSettled: useRefetch(TEXTS),
  });
}

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
