import { expect, test } from "vitest";
import { actionText, changesOf, deviceText, rejectionText } from "./entry-text.ts";

test("entries have words: actions, calls, devices, rejections and what was replaced", () => {
  expect(actionText("booking.players_changed")).toBe("Booking players changed");
  expect(actionText("POST /api/v1/bookings/:id/cancel")).toBe("Bookings cancel");
  expect(deviceText("Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox on Windows");
  expect([deviceText("curl/8.5.0 (x)"), deviceText(null)]).toEqual(["curl/8.5.0", "–"]);
  expect(rejectionText({ code: "slot_conflict", times: 3 })).toBe("Rejected: slot conflict, 3 times");
  expect(rejectionText({ code: null, times: 1 })).toBe("Rejected");
  expect(changesOf({ before: { cutoff_hours: 0, x: { a: 1 } }, after: { cutoff_hours: 12, x: null } })).toEqual([
    { name: "Cutoff hours", before: "0", after: "12" },
    { name: "X", before: '{"a":1}', after: "–" },
  ]);
  expect(changesOf({ before: null, after: { role: "coach" } })).toEqual([{ name: "Role", before: "", after: "coach" }]);
});
