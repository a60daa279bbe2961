import type { Device } from "@courtside/contracts/api/client.ts";
import { type MockFetch, type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { fakeCourts } from "./fake-club.ts";

const deviceOf = (number: number, given: Partial<Device>): Device => ({
  id: `dddddddd-0000-4000-8000-0000000005${String(number).padStart(2, "0")}`,
  name: "Lobby",
  place: "",
  sports: [],
  court_ids: [],
  may_book: true,
  accepts_pin: true,
  shows_names: false,
  finds_members: true,
  status: "paired",
  pairing_expires_at: null,
  paired_at: "2026-03-01T15:00:00.000Z",
  last_seen_at: "2026-03-10T14:00:00.000Z",
  version: "1.0.0",
  battery: null,
  created_at: "2026-03-01T14:55:00.000Z",
  ...given,
});

export const fakeDevices: Device[] = [
  deviceOf(1, { place: "Beside the entrance", battery: 82 }),
  deviceOf(2, {
    name: "Terrace",
    may_book: false,
    shows_names: true,
    court_ids: fakeCourts.slice(0, 1).map(({ id }) => id),
  }),
  deviceOf(3, {
    name: "Changing room",
    accepts_pin: false,
    status: "waiting",
    pairing_expires_at: "2036-03-10T15:15:00.000Z",
    paired_at: null,
    last_seen_at: null,
    version: null,
  }),
];

/** A club's devices in memory. */
export function fakeDevicesApi(given: readonly Device[] = fakeDevices, instead?: MockHandler): MockFetch {
  let devices = [...given];
  return mockApi(
    ...(instead ? [instead] : []),
    on("get", "/courts", ({ response }) => response(200, { data: fakeCourts })),
    on("get", "/devices", ({ response }) => response(200, { data: devices })),
    on("post", "/devices", ({ body, response }) => {
      const { name, place = "", court_ids = [] } = body;
      const added = deviceOf(9, { name, place, court_ids, status: "waiting", paired_at: null, last_seen_at: null });
      devices = [...devices, added];
      const pairing_code = "K7QM2XRA";
      return response(201, { ...added, pairing_code, pairing_url: `https://courtside.test/device#${pairing_code}` });
    }),
    on("post", "/devices/pairing-codes", ({ body: { device_id }, response }) => {
      const known = devices.find((each) => each.id === device_id) ?? deviceOf(9, {});
      const pairing_code = "W3TN8KBC";
      return response(200, { ...known, pairing_code, pairing_url: `https://courtside.test/device#${pairing_code}` });
    }),
    on("patch", "/devices/{id}", ({ path: { id }, body, response }) => {
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      devices = devices.map((each) => (each.id === id ? { ...each, ...given } : each));
      return response(200, devices.find((each) => each.id === id) ?? deviceOf(9, {}));
    }),
    on("delete", "/devices/{id}", ({ path: { id }, response }) => {
      devices = devices.filter((each) => each.id !== id);
      return response(204, undefined);
    }),
  );
}
