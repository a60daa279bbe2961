import { expect, it } from "vitest";
import { adminText, countedEnds, endsWithRole } from "./role-change.ts";

const NOTHING = {
  bookings: 0,
  lessons: 0,
  lesson_requests: 0,
  events: 0,
  has_hours: false,
  waitlist_entries: 0,
  invitations: 0,
};

it("says what may end by both roles, and nothing where nothing does", () => {
  const kinds = (from: Parameters<typeof endsWithRole>[0], to: Parameters<typeof endsWithRole>[1]) =>
    endsWithRole(from, to).map((text) => text.split(" ").slice(0, 2).join(" "));
  expect(kinds(["coach"], "member")).toEqual(["Future lessons", "Their open"]);
  expect(kinds(["coach"], "front_desk")).toEqual(["Future lessons", "Their open", "They leave"]);
  expect(kinds(["member"], "coach")).toEqual(["Their open"]);
  expect(kinds(["front_desk"], "member")).toEqual(["Invitations that"]);
  expect(kinds(["front_desk"], "admin")).toEqual([]);
  expect(kinds(["member", "front_desk"], "front_desk")).toEqual(["Their open", "They leave"]);
  expect(kinds(["coach", "coach"], "coach")).toEqual([]);
});

it("says what it means to become an admin, and to be none any more", () => {
  expect(adminText(["member"], "admin")).toContain("Admins run the club");
  expect(adminText(["member", "admin"], "coach")).toContain("admins alone");
  expect(adminText(["coach"], "member")).toBeNull();
});

it("counts what ends", () => {
  expect(countedEnds(NOTHING)).toEqual([]);
  expect(countedEnds({ ...NOTHING, bookings: 2 })).toEqual(["2 future bookings are canceled."]);
  expect(countedEnds({ ...NOTHING, lessons: 1, events: 2, waitlist_entries: 1, invitations: 1_200 })).toEqual([
    "1 future lesson that they give is canceled, and who booked gets a mail.",
    "2 events go on without them.",
    "1 waitlist entry ends.",
    "1,200 invitations that they sent cannot be accepted until they are sent again.",
  ]);
});
