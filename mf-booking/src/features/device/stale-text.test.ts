import { expect, test } from "vitest";
import { staleText } from "./stale-text.ts";

const board = { generated_at: "2026-03-10T14:02:00Z", time_zone: "America/New_York" };
const at = (instant: string) => Date.parse(instant);
const offline = { isConnecting: false, canCheckIn: true };

test("a board of before the club's midnight names its day", () => {
  expect(staleText(board, at("2026-03-11T03:59:00Z"), offline)).toBe(
    "No connection: as of 10:02. Booking needs the network.",
  );
  expect(staleText(board, at("2026-03-11T04:00:00Z"), offline)).toBe(
    "No connection: as of Tuesday, March 10, 10:02. Booking needs the network.",
  );
});

test("it says what needs the network, and nothing of it while it connects", () => {
  const now = at(board.generated_at);
  expect(staleText(board, now, { ...offline, canCheckIn: false })).toBe(
    "No connection: as of 10:02. Booking and check-in need the network.",
  );
  expect(staleText(board, now, { ...offline, isConnecting: true })).toBe("Connecting: as of 10:02.");
});
