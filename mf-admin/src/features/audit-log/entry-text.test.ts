import { expect, test } from "vitest";
import { actionText, changesOf, deviceText, rejectionText, sourceText } from "./entry-text.ts";

const club = { zone: "America/New_York", courts: new Map([["c1", "Court 1"]]) };

test("entries have words: actions, calls, devices, rejections and what was replaced", () => {
  expect(actionText("booking.players_changed")).toBe("Booking players changed");
  expect(actionText("POST /api/v1/bookings/:id/cancel")).toBe("Bookings cancel");
  expect(deviceText("Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox on Windows");
  expect([deviceText("curl/8.5.0 (x)"), deviceText(null)]).toEqual(["curl/8.5.0", "–"]);
  expect(rejectionText({ code: "slot_conflict", times: 3 })).toBe("Rejected: slot conflict, 3 times");
  expect(rejectionText({ code: null, times: 1 })).toBe("Rejected");
  expect(changesOf({ before: { cutoff_hours: 0, x: { a: 1 } }, after: { cutoff_hours: 12, x: null } }, club)).toEqual([
    { name: "Cutoff hours", before: "0", after: "12" },
    { name: "X", before: '{"a":1}', after: "–" },
  ]);
  expect(changesOf({ before: null, after: { role: "coach" } }, club)).toEqual([
    { name: "Role", before: "", after: "coach" },
  ]);
});

test("a move says from where to where, by the club's clock and names; what stayed is left out", () => {
  const place = { court_id: "c1", start_time: "2026-03-10T14:00:00.000Z", end_time: "2026-03-10T15:00:00.000Z" };
  expect(changesOf({ before: place, after: { ...place, court_id: "c2" } }, club)).toEqual([
    { name: "Court", before: "Court 1", after: "c2" },
  ]);
  const later = { ...place, start_time: "2026-03-11T14:00:00.000Z" };
  expect(changesOf({ before: place, after: later }, club)).toEqual([
    { name: "Start time", before: "Mar 10, 2026, 10:00", after: "Mar 11, 2026, 10:00" },
  ]);
});

test("a device on the wall comes before the key and the browser", () => {
  const entry = { at_device: null, found_by_name: null, api_key_id: null, api_key_name: null, device: "curl/8.5.0" };
  expect(sourceText({ ...entry, at_device: "Lobby" })).toBe("At Lobby");
  expect(sourceText({ ...entry, at_device: "Lobby", found_by_name: "Rita Moss" })).toBe("At Lobby, by Rita Moss");
  expect(sourceText({ ...entry, api_key_id: "k", api_key_name: "Door system" })).toBe("API key Door system");
  expect(sourceText({ ...entry, api_key_id: "k" })).toBe("API key that was deleted");
  expect(sourceText(entry)).toBe("curl/8.5.0");
});
