import type { Booking, DeviceBoard, DeviceDaySheet, WaitlistEntry } from "@courtside/contracts/api/client.ts";
import { distinguish } from "@courtside/contracts/domain/kiosk-name.ts";
import { type MockFetch, type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { rejection } from "@courtside/contracts/mock-api/responses.ts";
import { makeKeyPair } from "../features/device/device-key.ts";
import { keepSealed } from "../features/device/offline/sealed.ts";
import { forgetDevice, keepDevice } from "../features/device/paired-device.ts";
import { fakeBooking } from "./fake-club.ts";
import { fakeEntry } from "./fake-entries.ts";
import { maya } from "./fake-players.ts";

const DEVICE_ID = "eeeeeeee-0000-4000-8000-000000000701";
const courtId = (number: number) => `cccccccc-0000-4000-8000-${String(number).padStart(12, "0")}`;
/** 10:02 in New York. */
const NOW = "2026-03-10T14:02:00.000Z";
const at = (time: string) => `2026-03-10T${time}:00.000Z`;

type Entry = DeviceBoard["courts"][number]["entries"][number];
const entry = (kind: Entry["kind"], from: string, until: string, label: string | null = null): Entry => ({
  kind,
  start_time: at(from),
  end_time: at(until),
  label,
});

const courtOf = (number: number, entries: Entry[]): DeviceBoard["courts"][number] => {
  const now = entries.find(({ start_time }) => start_time <= NOW) ?? null;
  return {
    id: courtId(number),
    name: `Court ${number}`,
    sport: "tennis",
    now,
    next: entries.find((each) => each !== now) ?? null,
    entries,
  };
};

export const fakeBoard: DeviceBoard = {
  generated_at: NOW,
  date: "2026-03-10",
  time_zone: "America/New_York",
  club: {
    name: "Riverside Racquet Club",
    primary_color: "#1f6f50",
    sports: ["tennis", "pickleball"],
    waitlist_enabled: true,
    logo_url: null,
    slot_length_minutes: 60,
    opens_at: "06:00",
    closes_at: "22:00",
  },
  device: { id: DEVICE_ID, name: "Lobby", may_book: true, accepts_pin: true, shows_names: false, finds_members: true },
  book_url: "https://courtside.test/book",
  courts: [
    courtOf(1, [entry("booked", "14:00", "15:00"), entry("lesson", "15:00", "16:00")]),
    courtOf(2, [entry("event", "22:00", "23:30", "Ladder night")]),
    courtOf(3, [entry("closed", "13:00", "18:00", "Resurfacing")]),
    courtOf(4, []),
  ],
  slots: [],
  events: [{ ...entry("event", "22:00", "23:30", "Ladder night"), court_ids: [courtId(2)] }],
  closures: [{ ...entry("closed", "13:00", "18:00", "Resurfacing"), court_ids: [courtId(3)] }],
};

/** The sheet of the same day, and an empty one of the next; Court 2 has a booking whose players are named. */
export const fakeDaySheet: DeviceDaySheet = {
  generated_at: NOW,
  time_zone: fakeBoard.time_zone,
  club_name: fakeBoard.club.name,
  days: ["2026-03-10", "2026-03-11"].map((date, day) => ({
    date,
    courts: fakeBoard.courts.map(({ id, name, sport, entries }) => ({
      id,
      name,
      sport,
      entries:
        day > 0
          ? []
          : entries.map((each) => ({
              ...each,
              booking_id: each.kind === "booked" ? `bbbbbbbb-${id.slice(9)}` : null,
              checked_in_at: null,
              players: [],
            })),
    })),
  })),
};
fakeDaySheet.days[0]?.courts[3]?.entries.push({
  ...entry("booked", "14:15", "15:15", "Maya C., Tom K."),
  booking_id: "bbbbbbbb-0000-4000-8000-000000000004",
  checked_in_at: null,
  players: [
    { user_id: "dddddddd-0000-4000-8000-000000000001", name: "Maya C." },
    { user_id: "dddddddd-0000-4000-8000-000000000002", name: "Tom K." },
  ],
});

/** So many courts, a quarter of them for pickleball. */
export const boardOf = (count: number): DeviceBoard => ({
  ...fakeBoard,
  courts: Array.from({ length: count }, (_, at) => ({
    ...courtOf(
      at + 1,
      at % 3 === 0 ? [entry("booked", "14:00", "15:00"), entry("event", "22:00", "23:30", "Ladder night")] : [],
    ),
    sport: at < count * 0.75 ? "tennis" : "pickleball",
  })),
});

const booked: Booking = fakeBooking(0, {
  court_name: "Court 1",
  start_time: at("14:30"),
  end_time: at("15:30"),
  can_check_in: true,
  players: [maya],
});

const freeTime = (number: number, from: string, until: string) => {
  const court = { court_id: courtId(number), court_name: `Court ${number}` };
  return { ...court, start_time: at(from), end_time: at(until), courts: [court] };
};

/** Whom staff find by name; Ana Ruiz and Ana Rossi look alike on the wall. */
const MEMBERS = Object.fromEntries(
  ["Maya Chen", "Ana Ruiz", "Ana Rossi", "Amara Obi", "Tamas Kovács"].map((name, at) => [
    name,
    `dddddddd-0000-4000-8000-00000000000${at + 1}`,
  ]),
);

/** The api that a device and the members at it reach; `code`: the one that identifies Maya. */
export function fakeDeviceApi(instead: MockHandler[] = [], board: DeviceBoard = fakeBoard): MockFetch {
  let bookings = [booked];
  let entries: WaitlistEntry[] = [];
  const change = (id: string, given: Partial<Booking>): Booking => {
    bookings = bookings.map((each) => (each.id === id ? { ...each, ...given } : each));
    return bookings.find((each) => each.id === id) ?? booked;
  };
  return mockApi(
    ...instead,
    on("post", "/devices/pair", ({ body, response }) =>
      body.code.toUpperCase() === "K7QM2XRA"
        ? response(200, { device_id: DEVICE_ID, name: "Lobby", club_name: "Riverside Racquet Club" })
        : rejection({
            status: 422,
            code: "wrong_pairing_code",
            message: "This code is not right, or has expired. Please ask for a new one",
          }),
    ),
    on("post", "/devices/token", ({ body, response }) =>
      body.signature === undefined
        ? response(200, { challenge: "1.2.3", expires_at: "2036-03-10T14:03:00.000Z" })
        : response(200, { access_token: "device", token_type: "bearer", expires_in: 300, expires_at: 2_000_000_000 }),
    ),
    on("get", "/devices/board", ({ response }) => response(200, board)),
    on("get", "/devices/day-sheet", ({ response }) => response(200, fakeDaySheet)),
    on("post", "/devices/check-ins", ({ body, response }) =>
      response(200, {
        data: body.check_ins.map(({ booking_id, at: made }) => ({
          booking_id,
          at: made,
          outcome: "checked_in",
          code: null,
          message: null,
        })),
        conflicts: 0,
      }),
    ),
    on("post", "/devices/identify", ({ body, response }) =>
      body.code?.endsWith("40718853") || body.pin === "284671"
        ? response(200, {
            access_token: "member",
            token_type: "bearer",
            expires_in: 60,
            expires_at: 2_000_000_000,
            session_ends_at: "2026-03-10T14:03:00.000Z",
            member: { id: "dddddddd-0000-4000-8000-000000000001", first_name: "Maya" },
          })
        : rejection({
            status: 422,
            code: "wrong_kiosk_code",
            message: "This code is not right, or has expired. Please use the one that your phone shows now",
          }),
    ),
    on("post", "/devices/unlock", ({ body, response }) =>
      body.code === "50718853" || body.pin === "739105"
        ? response(200, {
            ...{ access_token: "staff", token_type: "bearer", expires_in: 60, expires_at: 2_000_000_000 },
            session_ends_at: "2026-03-10T14:03:00.000Z",
            staff: { id: "dddddddd-0000-4000-8000-000000000009", first_name: "Rita" },
          })
        : rejection({ status: 422, code: "wrong_desk_pin", message: "Email or staff PIN is not right" }),
    ),
    on("get", "/devices/members", ({ query: { search }, response }) => {
      const found = Object.entries(MEMBERS).filter(([name]) => name.toLowerCase().includes(search.toLowerCase()));
      const { alone, alike } = distinguish(found.map(([name, id]) => ({ id, name })));
      const data = alone.map(({ shown, person }) => ({ id: person.id, name: shown }));
      return response(200, { data, alike, has_more: false });
    }),
    on("post", "/devices/member-sessions", ({ response }) =>
      response(200, {
        ...{ access_token: "member", token_type: "bearer", expires_in: 60, expires_at: 2_000_000_000 },
        session_ends_at: "2026-03-10T14:03:00.000Z",
        member: { id: "dddddddd-0000-4000-8000-000000000001", first_name: "Maya" },
      }),
    ),
    on("get", "/bookings", ({ response }) =>
      response(200, { data: bookings, next_cursor: null, counts: null, total: null }),
    ),
    on("post", "/bookings/{id}/check-in", ({ path: { id }, response }) =>
      response(200, change(id, { checked_in_at: NOW, can_check_in: false })),
    ),
    on("patch", "/bookings/{id}", ({ path: { id }, body, response }) => {
      const { court_id = booked.court_id, start_time = booked.start_time } = body;
      const court_name = board.courts.find((court) => court.id === court_id)?.name ?? "";
      const end_time = new Date(Date.parse(start_time) + 3_600_000).toISOString();
      return response(200, change(id, { court_id, court_name, start_time, end_time }));
    }),
    on("post", "/bookings/{id}/cancel", ({ path: { id }, response }) =>
      response(200, change(id, { status: "canceled", can_cancel: false })),
    ),
    on("get", "/free-times", ({ response }) =>
      response(200, {
        date: "2026-03-10",
        time_zone: "America/New_York",
        length_minutes: 60,
        last_bookable_date: null,
        notice: null,
        data: [freeTime(2, "14:00", "15:00"), freeTime(4, "14:00", "15:00"), freeTime(4, "15:00", "16:00")],
      }),
    ),
    on("get", "/waitlist-entries", ({ response }) => response(200, { data: entries, now: NOW })),
    on("post", "/waitlist-entries", ({ body: { requested_date, sport }, response }) => {
      const entry = fakeEntry(0, { requested_date, sport });
      entries = [entry];
      return response(201, entry);
    }),
    on("post", "/bookings", ({ body, response }) => {
      const made = fakeBooking(1, {
        court_id: body.court_id,
        court_name: `Court ${Number(body.court_id.slice(-2))}`,
        start_time: body.start_time,
        end_time: at("15:00"),
      });
      bookings = [...bookings, made];
      return response(201, made);
    }),
    on("delete", "/me/device-session", ({ response }) => response(204, undefined)),
  );
}

/** Pairs the browser of a story, which has kept nothing. */
export async function pairStory(): Promise<void> {
  await forgetDevice();
  const { privateKey } = await makeKeyPair();
  await keepDevice({ id: DEVICE_ID, name: "Lobby", clubName: "Riverside Racquet Club", privateKey });
}

/** As `pairStory`, with a sheet that was read before the network was gone. */
export async function pairStoryWithSheet(): Promise<void> {
  await pairStory();
  await keepSealed("day", { board: fakeBoard, sheet: fakeDaySheet, offset: Date.parse(NOW) - Date.now() });
}
