import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import type { components } from "@courtside/contracts/api/schema.d.ts";
import type { ApiScope } from "@courtside/contracts/domain/api-scopes.ts";
import { MOST_REPLAYED, type WebhookEvent } from "@courtside/contracts/domain/webhooks.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { retryLostResponse } from "@courtside/contracts/shell/retryLostResponse.ts";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { failureText } from "../../api.ts";
import { useRefresh } from "../../query-keys.ts";

const API_KEYS = queryKey("/api-keys");
const WEBHOOKS = queryKey("/webhooks");
const DELIVERIES = queryKey("/webhooks/{id}/deliveries");
const GATEWAY = queryKey("/door-gateway");

export const useApiKeys = () => useApi().useQuery("get", "/api-keys");

/** What a key is made from. */
export interface NewKey {
  name: string;
  scopes: ApiScope[];
  expires_at: string;
}

/** Makes a key, whose secret only `onMade` gets. The same again, after a lost response, makes none. */
export function useCreateKey(onMade: (secret: string, name: string) => void) {
  const toast = useToast("api-keys");
  const refresh = useRefresh(API_KEYS);
  const { keyOf, renew } = useIdempotencyKey();
  const { mutate, isPending } = useApi().useMutation("post", "/api-keys", {
    retry: retryLostResponse,
    onSuccess: async ({ secret, name }) => {
      renew();
      await refresh();
      onMade(secret, name);
    },
    onError: (error) => {
      toast.failed(`Failed to make the API key: ${failureText(error)}`);
      void refresh();
    },
  });
  const create = (body: NewKey) => mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  return { create, busy: isPending };
}

export function useRevokeKey(onDone: () => void) {
  const toast = useToast("api-keys");
  const refresh = useRefresh(API_KEYS);
  return useApi().useMutation("delete", "/api-keys/{id}", {
    onSuccess: async () => {
      await refresh();
      toast.success("API key revoked");
    },
    onError: (error) => toast.failed(`Failed to revoke the API key: ${failureText(error)}`),
    onSettled: onDone,
  });
}

/** What a webhook is made from. */
export interface NewWebhook {
  url: string;
  description: string;
  events: WebhookEvent[];
}

export const useWebhooks = () => useApi().useQuery("get", "/webhooks");

/** Adds, changes and deletes webhooks. Only `onMade` gets the secret of a new one; the same again, after a lost response, adds none. */
export function useChangeWebhooks(onDone: () => void, onMade: (secret: string, url: string) => void) {
  const api = useApi();
  const toast = useToast("webhooks");
  const refresh = useRefresh(WEBHOOKS);
  const { keyOf, renew } = useIdempotencyKey();
  const onError = (error: unknown) => {
    toast.failed(`Failed to save the webhook: ${failureText(error)}`);
    void refresh();
  };
  const create = api.useMutation("post", "/webhooks", {
    retry: retryLostResponse,
    onSuccess: async ({ secret, url }) => {
      renew();
      await refresh();
      onMade(secret, url);
      onDone();
    },
    onError,
  });
  const change = api.useMutation("patch", "/webhooks/{id}", {
    onSuccess: async ({ paused }, { body }) => {
      await refresh();
      toast.success(body.paused === undefined ? "Webhook saved" : paused ? "Webhook paused" : "Webhook resumed");
      onDone();
    },
    onError,
  });
  const remove = api.useMutation("delete", "/webhooks/{id}", {
    onSuccess: async () => {
      await refresh();
      toast.success("Webhook deleted");
    },
    onError: (error) => toast.failed(`Failed to delete the webhook: ${failureText(error)}`),
    onSettled: onDone,
  });
  return {
    add: (body: NewWebhook) => create.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body }),
    isAdding: create.isPending,
    change,
    remove,
  };
}

export type DeliveryFilter = "all" | "delivered" | "pending" | "failed" | "skipped";

/** What was sent to a webhook, newest first, page by page. */
export function useDeliveries(id: string, state: DeliveryFilter) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/webhooks/{id}/deliveries",
    { params: { path: { id }, query: { limit: 20, ...(state !== "all" && { state }) } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
    },
  );
  return { ...query, deliveries: query.data?.pages.flatMap((page) => page.data) ?? [] };
}

function replayedText(replayed: number): string {
  if (replayed === 0) return "Nothing to send again";
  const sent = `${replayed.toLocaleString("en-US")} sent again`;
  return replayed < MOST_REPLAYED ? sent : `${sent}. Press again for the rest.`;
}

/** Sends one delivery again, or all that failed or were skipped. */
export function useReplay() {
  const api = useApi();
  const toast = useToast("webhooks");
  const refresh = useRefresh(DELIVERIES);
  const onError = (error: unknown) => toast.failed(`Failed to send again: ${failureText(error)}`);
  const one = api.useMutation("post", "/webhooks/{id}/deliveries/{delivery_id}/replay", {
    onSuccess: async () => {
      await refresh();
      toast.success("Sent again");
    },
    onError,
  });
  const all = api.useMutation("post", "/webhooks/{id}/replay", {
    onSuccess: async ({ replayed }) => {
      await refresh();
      toast.success(replayedText(replayed));
    },
    onError,
  });
  return { one, all };
}

export type DoorGateway = components["schemas"]["DoorGateway"];

export const useGateway = () => useApi().useQuery("get", "/door-gateway");

/**
 * Sets and removes the lock gateway. Only `onSecret` gets the secret of a new one, the same again after a lost response, and null once it
 * is removed.
 */
export function useChangeGateway(onSecret: (secret: string | null) => void, onAsked: () => void) {
  const api = useApi();
  const toast = useToast("door-gateway");
  const refresh = useRefresh(GATEWAY);
  const { keyOf, renew } = useIdempotencyKey();
  const set = api.useMutation("put", "/door-gateway", {
    retry: retryLostResponse,
    onSuccess: async ({ secret }) => {
      renew();
      onSecret(secret);
      await refresh();
    },
    onError: (error) => toast.failed(`Failed to set the lock gateway: ${failureText(error)}`),
  });
  const remove = api.useMutation("delete", "/door-gateway", {
    onSuccess: async () => {
      onSecret(null);
      await refresh();
      toast.success("Lock gateway removed");
    },
    onError: (error) => toast.failed(`Failed to remove the lock gateway: ${failureText(error)}`),
    onSettled: onAsked,
  });
  return {
    set: (body: { url: string }) => set.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body }),
    isSetting: set.isPending,
    remove,
  };
}
