import type { ApiKey, Webhook, WebhookDelivery } from "@courtside/contracts/api/client.ts";
import { type MockFetch, type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import type { DoorGateway } from "../features/integrations/api.ts";

const idOf = (group: string, at: number) => `${group}-0000-4000-8000-0000000005${String(at).padStart(2, "0")}`;

const ADMIN = "dddddddd-0000-4000-8000-000000000001";

export const fakeKeys: ApiKey[] = [
  {
    id: idOf("aaaaaaaa", 1),
    name: "Door system",
    scopes: ["bookings:read", "courts:read"],
    ending: "x7Qa",
    created_at: "2026-03-01T15:00:00.000Z",
    created_by: ADMIN,
    created_by_name: "Ana Admin",
    maker_is_admin: true,
    expires_at: "2027-03-01T15:00:00.000Z",
    expired: false,
    last_used_at: "2026-03-09T12:05:00.000Z",
  },
  {
    id: idOf("aaaaaaaa", 2),
    name: "Old website",
    scopes: ["availability:read"],
    ending: "Zk1_",
    created_at: "2025-01-01T15:00:00.000Z",
    created_by: ADMIN,
    created_by_name: null,
    maker_is_admin: true,
    expires_at: "2026-01-01T15:00:00.000Z",
    expired: true,
    last_used_at: null,
  },
];

const webhook = { paused: false, paused_at: null, pause_reason: null, failing_since: null } as const;

export const fakeWebhooks: Webhook[] = [
  {
    ...webhook,
    id: idOf("bbbbbbbb", 1),
    url: "https://doors.example.com/courtside",
    description: "Door system",
    events: ["booking.created", "booking.changed", "booking.canceled"],
    created_at: "2026-03-01T15:00:00.000Z",
    failing_since: "2026-03-09T11:00:00.000Z",
  },
  {
    ...webhook,
    id: idOf("bbbbbbbb", 2),
    url: "https://accounts.example.com/members",
    description: "",
    events: ["member.joined", "member.left"],
    created_at: "2026-03-02T15:00:00.000Z",
    paused: true,
    paused_at: "2026-03-08T15:00:00.000Z",
    pause_reason: "failing",
  },
];

const delivery = (at: number, given: Partial<WebhookDelivery>): WebhookDelivery => ({
  id: idOf("cccccccc", at),
  message_id: `msg_${idOf("cccccccc", at)}`,
  event: "booking.created",
  data: {},
  created_at: new Date(Date.parse("2026-03-09T12:00:00Z") - at * 3_600_000).toISOString(),
  state: "delivered",
  next_attempt_at: null,
  ended_at: null,
  attempts: [],
  ...given,
});

const accepted = { at: "2026-03-09T12:00:02.000Z", status: 204, problem: null, milliseconds: 84 };
const failed = { at: "2026-03-09T11:00:02.000Z", status: 503, problem: "The response was 503", milliseconds: 41 };
const slow = {
  at: "2026-03-09T11:05:02.000Z",
  status: null,
  problem: "No response within 10 seconds",
  milliseconds: 10_001,
};

const fakeDeliveries: WebhookDelivery[] = [
  delivery(0, { attempts: [accepted] }),
  delivery(1, {
    event: "booking.changed",
    state: "pending",
    next_attempt_at: "2026-03-09T12:30:00.000Z",
    attempts: [failed, slow],
  }),
  delivery(2, { event: "booking.canceled", state: "failed", attempts: [failed] }),
  delivery(3, { state: "skipped" }),
];

interface FakeIntegrations {
  keys?: ApiKey[];
  webhooks?: Webhook[];
  gateway?: DoorGateway | null;
  /** Ahead of all others. */
  instead?: MockHandler[];
}

/** A club's keys and webhooks in memory: what is made, changed and sent again is shown so. */
export function fakeIntegrationsApi({ instead = [], ...given }: FakeIntegrations = {}): MockFetch {
  let { keys = fakeKeys, webhooks = fakeWebhooks } = given;
  let deliveries = fakeDeliveries;
  let { gateway = null } = given;
  const missing = { status: 404, code: "not_found", message: "Not found" };
  return mockApi(
    ...instead,
    on("get", "/api-keys", ({ response }) => response(200, { data: keys })),
    on("post", "/api-keys", ({ body, response }) => {
      const made: ApiKey = {
        id: idOf("aaaaaaaa", 50 + keys.length),
        name: body.name,
        scopes: body.scopes,
        ending: "wwww",
        created_at: "2026-03-09T15:00:00.000Z",
        created_by: ADMIN,
        created_by_name: "Ana Admin",
        maker_is_admin: true,
        expires_at: "2027-03-09T15:00:00.000Z",
        expired: false,
        last_used_at: null,
      };
      keys = [made, ...keys];
      return response(201, { ...made, secret: `ck_${"w".repeat(43)}` });
    }),
    on("delete", "/api-keys/{id}", ({ path, response }) => {
      keys = keys.filter(({ id }) => id !== path.id);
      return response(204, undefined);
    }),
    on("get", "/door-gateway", ({ response }) => response(200, { gateway })),
    on("put", "/door-gateway", ({ body, response }) => {
      gateway = { url: body.url, created_at: "2026-03-09T15:00:00.000Z", problem: null, reached_at: null };
      return response(200, { ...gateway, secret: `whsec_${"g".repeat(43)}=` });
    }),
    on("delete", "/door-gateway", ({ response }) => {
      gateway = null;
      return response(204, undefined);
    }),
    on("get", "/webhooks", ({ response }) => response(200, { data: webhooks })),
    on("post", "/webhooks", ({ body, response }) => {
      const made: Webhook = {
        ...webhook,
        id: idOf("bbbbbbbb", 50 + webhooks.length),
        url: body.url,
        description: body.description ?? "",
        events: body.events,
        created_at: "2026-03-09T15:00:00.000Z",
      };
      webhooks = [...webhooks, made];
      return response(201, { ...made, secret: `whsec_${"w".repeat(43)}=` });
    }),
    on("patch", "/webhooks/{id}", ({ path, body, response, reject }) => {
      const { paused, ...fields } = body;
      webhooks = webhooks.map((each) =>
        each.id === path.id
          ? {
              ...each,
              ...fields,
              ...(paused !== undefined && {
                paused,
                paused_at: paused ? "2026-03-09T15:00:00.000Z" : null,
                pause_reason: paused ? ("manual" as const) : null,
                failing_since: null,
              }),
            }
          : each,
      );
      const changed = webhooks.find(({ id }) => id === path.id);
      return changed ? response(200, changed) : reject(missing);
    }),
    on("delete", "/webhooks/{id}", ({ path, response }) => {
      webhooks = webhooks.filter(({ id }) => id !== path.id);
      return response(204, undefined);
    }),
    on("get", "/webhooks/{id}/deliveries", ({ query, response }) =>
      response(200, {
        data: deliveries.filter(({ state }) => query.state === undefined || state === query.state),
        next_cursor: null,
      }),
    ),
    on("post", "/webhooks/{id}/deliveries/{delivery_id}/replay", ({ path, response, reject }) => {
      deliveries = deliveries.map((each) =>
        each.id === path.delivery_id
          ? { ...each, state: "pending", next_attempt_at: "2026-03-09T15:00:00.000Z" }
          : each,
      );
      const replayed = deliveries.find(({ id }) => id === path.delivery_id);
      return replayed ? response(200, replayed) : reject(missing);
    }),
    on("post", "/webhooks/{id}/replay", ({ response }) => {
      const undelivered = deliveries.filter(({ state }) => state === "failed" || state === "skipped");
      deliveries = deliveries.map((each) =>
        undelivered.includes(each) ? { ...each, state: "pending", next_attempt_at: "2026-03-09T15:00:00.000Z" } : each,
      );
      return response(200, { replayed: undelivered.length });
    }),
  );
}
