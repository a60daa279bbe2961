import { expect, it } from "vitest";
import { internationalNumber, phoneName, phoneProblem } from "./phoneNumber.ts";

it.each([
  ["+1 (555) 123-4567", "+15551234567"],
  ["0044 20 7946 0018", "+442079460018"],
  ["+49.30.123456", "+4930123456"],
])("%s is taken as %s", (typed, number) => {
  expect(internationalNumber(typed)).toBe(number);
  expect(phoneProblem({ phone: typed })).toBeNull();
});

it.each(["", "555 123 4567", "+0 555 123 4567", "+1 555", "+1 555 123 4567 890 12", "call me"])(
  "%j is no number",
  (phone) => {
    expect(phoneProblem({ phone })).toMatchObject({ field: "phone" });
  },
);

it("names a telephone by its last digits", () => {
  expect(phoneName("+15551234567")).toBe("Telephone ending in 67");
});
