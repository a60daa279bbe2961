import { expect, test } from "vitest";
import { fillingName } from "./filling-name.ts";

test("bookings and lessons have the booker's name, blocks and events their reason", () => {
  expect(fillingName({ state: "booked", booked_by: "Ana Ruiz" })).toBe("Ana Ruiz");
  expect(fillingName({ state: "own", booked_by: "Sam Desk" })).toBe("Sam Desk");
  expect(fillingName({ state: "booked" })).toBe("Unknown");
  expect(fillingName({ state: "lesson", booked_by: "Ana Ruiz" })).toBe("Lesson: Ana Ruiz");
  expect(fillingName({ state: "blocked", reason: "Resurfacing" })).toBe("Blocked: Resurfacing");
  expect(fillingName({ state: "blocked" })).toBe("Blocked");
  expect(fillingName({ state: "event", reason: "Spring Open" })).toBe("Spring Open");
  expect(fillingName({ state: "offer_held" })).toBe("Offer held");
});
