import type { Attendee, ClubEvent, FoundMember } from "@courtside/contracts/api/client.ts";
import type { MockHandler } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import type { Filled } from "./fake-day.ts";

const MOST = 3;

/** The events that fill the courts, with places for three; two people are registered for each. */
export function fakeEvents(filled: readonly Filled[], members: readonly FoundMember[]): MockHandler[] {
  let people: Attendee[] = ["Priya Raman", "Tom Ferreira"].map((name, at) => ({
    user_id: `dddddddd-0000-4000-8000-00000000040${at}`,
    name,
    email: `${name.toLowerCase().replace(" ", ".")}@riverside.test`,
    registered_at: "2026-03-02T15:00:00Z",
  }));
  const eventOf = (id: string): ClubEvent => {
    const { reason = "Event" } = filled[Number(id.slice(-12))] ?? {};
    const times = { start_time: "2036-03-10T19:00:00Z", end_time: "2036-03-10T21:00:00Z" };
    return {
      ...times,
      id,
      title: reason,
      description: null,
      court_id: "cccccccc-0000-4000-8000-000000000002",
      court_name: "Court 3",
      sport: "tennis",
      dates: [{ ...times, id, is_instance: false, canceled: false, cancel_reason: null }],
      is_recurring: false,
      recurrence_rule: null,
      max_attendees: MOST,
      registered_count: people.length,
      places_left: MOST - people.length,
      coach_id: null,
      coach_name: null,
      state: people.length < MOST ? "open" : "full",
      cancel_reason: null,
      is_registered: false,
      can_register: false,
      can_unregister: false,
      can_edit: false,
      can_see_roster: true,
      can_register_others: true,
      version: 1,
    };
  };
  return [
    on("get", "/events/{id}/roster", ({ response }) => response(200, { data: people })),
    on("post", "/events/{id}/roster", ({ path, body, response }) => {
      const { id: user_id = "", name = "", email = "" } = members.find(({ id }) => id === body.user_id) ?? {};
      people = [...people, { user_id, name, email, registered_at: "2026-03-09T15:00:00Z" }];
      return response(201, eventOf(path.id));
    }),
    on("delete", "/events/{id}/roster/{user_id}", ({ path, response }) => {
      people = people.filter(({ user_id }) => user_id !== path.user_id);
      return response(200, eventOf(path.id));
    }),
    on("get", "/events/{id}", ({ path, response }) => response(200, eventOf(path.id))),
  ];
}
