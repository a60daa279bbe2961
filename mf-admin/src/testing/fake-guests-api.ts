import type { Guest, GuestDetails } from "@courtside/contracts/api/client.ts";
import { type MockFetch, type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";

const guestId = (at: number): string => `eeeeeeee-0000-4000-8000-0000000003${String(at).padStart(2, "0")}`;

export const fakeGuests: Guest[] = (
  [
    ["Jo Smith", null, 3, 3750],
    ["Joanna Smith", "jo@example.test", 1, 0],
    ["Bartholomew Featherstonehaugh", "bartholomew.featherstonehaugh@example.test", 12, 15000],
  ] as const
).map(([name, email, visits, fees], at) => ({
  id: guestId(at),
  name,
  email,
  also: at === 2 ? ["Bart Featherstonehaugh", "bart@example.test"] : [],
  visits_this_year: visits,
  fees_due_this_year_cents: fees,
  last_visit_at: new Date(Date.parse("2026-03-09T15:00:00Z") - at * 7 * 86_400_000).toISOString(),
  created_at: "2026-01-05T15:00:00.000Z",
}));

const visitsOf = ({ name }: Guest): GuestDetails["visits"] =>
  ["Maya Chen", null, "Tom Ferreira"].map((host_name, at) => ({
    booking_id: `bbbbbbbb-0000-4000-8000-0000000004${String(at).padStart(2, "0")}`,
    guest_name: at === 1 ? `${name} Jr` : name,
    host_name,
    court_name: `Court ${at + 1}`,
    start_time: at === 2 ? "2024-12-30T15:00:00.000Z" : `2026-03-0${9 - at}T15:00:00.000Z`,
    status: at === 2 ? "canceled" : "confirmed",
    fee_cents: 1250,
    merged_guest_id: null,
  }));

/** Of the third guest: one of whom has the name of a visit. */
const merged = [
  { id: guestId(40), name: "Bartholomew Featherstonehaugh Jr", email: "bart@example.test" },
  { id: guestId(41), name: "Bart Featherstonehaugh", email: null },
];

/** A club's guests in memory: merged ones are gone, split ones are there. */
export function fakeGuestsApi(given: readonly Guest[] = fakeGuests, instead?: MockHandler): MockFetch {
  let guests = [...given];
  let markedId = guestId(1);
  const detailsOf = (guest: Guest): GuestDetails => ({
    ...guest,
    mail_mark: guest.id === markedId ? { is_complaint: true, since: "2026-03-09T15:00:00Z" } : null,
    ...(guest.also.length > 0
      ? {
          merged_guests: merged,
          visits: visitsOf(guest).map((visit, at) => (at === 1 ? { ...visit, merged_guest_id: guestId(40) } : visit)),
          visits_total: 312,
        }
      : { merged_guests: [], visits: visitsOf(guest), visits_total: 3 }),
  });
  const missing = { status: 404, code: "not_found", message: "Guest not found" };
  return mockApi(
    ...(instead ? [instead] : []),
    on("get", "/guests", ({ query, response }) => {
      const typed = (query.search ?? "").toLowerCase();
      const data = guests.filter(({ name, email }) => `${name} ${email ?? ""}`.toLowerCase().includes(typed));
      return response(200, { data, next_cursor: null });
    }),
    on("get", "/guests/{id}", ({ path: { id }, response, reject }) => {
      const guest = guests.find((each) => each.id === id);
      return guest ? response(200, detailsOf(guest)) : reject(missing);
    }),
    on("post", "/guests/{id}/merge", ({ path: { id }, body: { into }, response, reject }) => {
      const other = guests.find((each) => each.id === into);
      if (!other) return reject(missing);
      guests = guests.filter((each) => each.id !== id);
      return response(200, detailsOf(other));
    }),
    on("delete", "/guests/{id}/mail-mark", ({ path: { id }, response, reject }) => {
      const guest = guests.find((each) => each.id === id);
      if (!guest) return reject(missing);
      markedId = "";
      return response(200, detailsOf(guest));
    }),
    on("post", "/guests/{id}/split", ({ path: { id }, body: { name = "Guest", guest_id }, response, reject }) => {
      const guest = guests.find((each) => each.id === id);
      if (!guest) return reject(missing);
      const known = merged.find((each) => each.id === guest_id);
      const other = {
        ...{ ...guest, also: [], visits_this_year: 1 },
        ...(known ?? { id: guestId(50 + guests.length), name, email: null }),
      };
      guests = [other, ...guests];
      return response(200, detailsOf(other));
    }),
  );
}
