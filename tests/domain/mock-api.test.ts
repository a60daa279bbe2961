import type { Court } from "@courtside/contracts/api/client.ts";
import { failOnMockErrors } from "@courtside/contracts/mock-api/failures.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { type NamedOperation, operations } from "@courtside/contracts/mock-api/operations.ts";
import { down, every, rejectChanges, responseOf, unreachable } from "@courtside/contracts/mock-api/responses.ts";
import { afterEach, expect, test, vi } from "vitest";
import { readCalendar } from "../support/read-calendar.ts";

const ORIGIN = "https://club.test/api/v1";
const ID = "cccccccc-0000-4000-8000-000000000001";
const court: Court = {
  id: ID,
  club_id: ID,
  name: "Tennis 1",
  sport: "tennis",
  is_active: true,
  surface: null,
  is_indoor: null,
  max_players: null,
};

const sent = (method: string, body: object): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

afterEach(failOnMockErrors);

/** A call that the api would accept: ids, and its required parameters. */
function addressOf({ path, operation }: NamedOperation): string {
  const needed = (operation.parameters ?? []).filter((each) => each.in === "query" && each.required);
  const query = needed.map(({ name, schema }) => [
    name,
    schema.format === "date" ? "2026-03-12" : String(schema.example ?? 12),
  ]);
  const filled = path
    .replace("{digest}", "0".repeat(64))
    .replace("{list}", "members")
    .replace("{date}", "2026-03-10")
    .replace("{kind}", "booking_moved")
    .replaceAll(/\{\w+\}/g, ID);
  return `${ORIGIN}${filled}?${new URLSearchParams(Object.fromEntries(query))}`;
}

test.each(
  operations.filter(({ operation }) => !operation.requestBody?.required).map((each) => [each.name, each] as const),
)("%s has an example that the document allows, and it never changes", async (_, operation) => {
  const ask = () => mockApi()(addressOf(operation), { method: operation.method });
  const response = await ask();
  expect(response.ok).toBe(true);
  // A stream of events stays open.
  if (response.headers.get("content-type") === "text/event-stream") return;
  expect(await response.text()).toBe(await (await ask()).text());
});

test("a calendar's example is a calendar", async () => {
  const response = await mockApi()(`${ORIGIN}/bookings/${ID}/calendar.ics`);
  expect(response.headers.get("content-type")).toBe("text/calendar");
  expect(readCalendar(await response.text()).entries).toMatchObject([
    { start: "2026-03-10T14:00:00.000Z", title: "Court 1" },
  ]);
});

test("an example's list of choices names none twice", async () => {
  const { channels } = (await (await mockApi()(`${ORIGIN}/me/notification-settings`)).json()) as { channels: string[] };
  expect(channels).toEqual(["inbox", "mail", "push"]);
});

test("an example repeats the request's values where the document allows it", async () => {
  const made = await mockApi()(`${ORIGIN}/courts`, sent("POST", { name: "Padel 9", sport: "padel" }));
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ name: "Padel 9", sport: "padel" });
  // Sent in club time, returned as an instant: this value cannot be repeated.
  const input = { court_id: ID, start_time: "2026-03-12T10:00" };
  const booked = await (await mockApi()(`${ORIGIN}/bookings`, sent("POST", input))).json();
  expect(booked.start_time).toMatch(/Z$/);
});

test("handlers respond in their order, and a handler without a response passes the call to the next", async () => {
  let kept = [court];
  const api = mockApi(
    on("get", "/courts", ({ query, response: result }) => (query.sport ? result(200, { data: [] }) : undefined)),
    on("get", "/courts", ({ response: result }) => result(200, { data: kept })),
    on("patch", "/courts/{id}", ({ path, body, response: result }) => {
      kept = kept.map((each) => (each.id === path.id ? { ...each, ...body } : each));
      return result(200, { ...court, ...body });
    }),
  );
  await api(`${ORIGIN}/courts/${ID}`, sent("PATCH", { name: "Centre" }));
  expect((await (await api(`${ORIGIN}/courts`)).json()).data).toEqual([{ ...court, name: "Centre" }]);
  expect((await (await api(`${ORIGIN}/courts?sport=squash`)).json()).data).toEqual([]);
  const rejecting = mockApi(rejectChanges({ status: 409, code: "court_limit", message: "No more" }), ...api.handlers);
  expect((await rejecting(`${ORIGIN}/courts/${ID}`, sent("PATCH", {}))).status).toBe(409);
  expect((await rejecting(`${ORIGIN}/courts`)).status).toBe(200);
});

test("numeric query parameters are numbers", async () => {
  const api = mockApi(
    on("get", "/bookings", ({ query, response: result }) =>
      result(200, { data: [], next_cursor: query.limit === 20 ? "20" : null, counts: null, total: null }),
    ),
  );
  expect((await (await api(`${ORIGIN}/bookings?limit=20`)).json()).next_cursor).toBe("20");
});

test("a service that is down or unreachable is not an error of the test", async () => {
  expect((await mockApi(every(down))(`${ORIGIN}/courts`)).status).toBe(503);
  await expect(mockApi(every(unreachable))(`${ORIGIN}/courts`)).rejects.toThrow("Failed to fetch");
});

const responded = (body: object, status = 200) => mockApi(every(() => responseOf(status, body)))(`${ORIGIN}/courts`);

test.each([
  ["a field that the document lacks", () => responded({ data: [{ ...court, colour: "blue" }] }), '"colour"'],
  ["a field that is missing", () => responded({ data: [{ ...court, name: undefined }] }), "'name'"],
  [
    "a value of another type",
    () => responded({ data: [{ ...court, is_active: "yes" }] }),
    'is_active must be boolean but is "yes"',
  ],
  ["an id that is none", () => responded({ data: [{ ...court, id: "1" }] }), 'format "uuid" but is "1"'],
  ["a status that the operation lacks", () => responded({ data: [] }, 500), "status 500 is not in the document"],
  ["a rejection without its code", () => responded({ message: "No" }, 409), "'code'"],
  ["a path that the api lacks", () => mockApi()(`${ORIGIN}/court`), "GET /api/v1/court: there is no such operation"],
  ["a method that the path lacks", () => mockApi()(`${ORIGIN}/courts`, { method: "PUT" }), "PUT /api/v1/courts"],
  ["a parameter that the api lacks", () => mockApi()(`${ORIGIN}/courts?colour=blue`), "query"],
  ["an id in the path that is none", () => mockApi()(`${ORIGIN}/coaches/7`), "path /id"],
  ["a parameter that is missing", () => mockApi()(`${ORIGIN}/availability?sport=tennis`), "'date'"],
  [
    "a body that the api rejects",
    () => mockApi()(`${ORIGIN}/courts`, sent("POST", { name: 7 })),
    "/name must be string",
  ],
  ["a body that is missing", () => mockApi()(`${ORIGIN}/courts`, { method: "POST" }), "body is missing"],
])("%s is an error of the call, and fails its story at the end, once", async (_, ask, text) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await expect(ask()).rejects.toThrow(text);
  expect(failOnMockErrors).toThrow(text);
  expect(failOnMockErrors).not.toThrow();
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
