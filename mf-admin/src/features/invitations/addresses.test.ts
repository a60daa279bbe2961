import { expect, test } from "vitest";
import { readAddresses } from "./addresses.ts";

test.each([
  ["", []],
  [" \n , ; \n", []],
  ["ana@example.com", [{ email: "ana@example.com" }]],
  [
    "ana@example.com, ben@example.com;cleo@example.com\r\n dora@example.com ",
    ["ana", "ben", "cleo", "dora"].map((name) => ({ email: `${name}@example.com` })),
  ],
  ["ana@example.com ben@example.com", [{ email: "ana@example.com" }, { email: "ben@example.com" }]],
  ["Ana Ruiz <ana@example.com>", [{ email: "ana@example.com", name: "Ana Ruiz" }]],
  ['"Ruiz, Ana" <ana@example.com>', [{ email: "ana@example.com", name: "Ruiz, Ana" }]],
  ["Ruiz, Ana <ana@example.com>", [{ email: "ana@example.com", name: "Ana Ruiz" }]],
  [
    "Ana Ruiz <ana@example.com>, Ben Li <ben@example.com>, cleo@example.com",
    [
      { email: "ana@example.com", name: "Ana Ruiz" },
      { email: "ben@example.com", name: "Ben Li" },
      { email: "cleo@example.com" },
    ],
  ],
  ["Ana Ruiz\tana@example.com", [{ email: "ana@example.com", name: "Ana Ruiz" }]],
  ["ana@example.com,Ana Ruiz", [{ email: "ana@example.com", name: "Ana Ruiz" }]],
  ["ana", [{ email: "ana", problem: "No email address" }]],
  ["ana@", [{ email: "ana@", problem: "Please enter a valid email address" }]],
  [
    "Ana <ana at example.com>",
    [{ email: "ana at example.com", name: "Ana", problem: "Please enter a valid email address" }],
  ],
  [
    "ana@example.com\nANA@example.com",
    [{ email: "ana@example.com" }, { email: "ANA@example.com", problem: "Listed twice" }],
  ],
  [
    "ana@example.com, ben@example.com, and others",
    [{ email: "ana@example.com" }, { email: "ben@example.com" }, { email: "and others", problem: "No email address" }],
  ],
])("%j", (text, expected) => {
  expect(readAddresses(text)).toEqual(expected);
});

test("a name is no longer than the api stores", () => {
  expect(readAddresses(`${"x".repeat(200)} <ana@example.com>`)[0]?.name).toHaveLength(120);
});

test("a text of thousands of addresses is read at once", () => {
  const text = Array.from({ length: 5000 }, (_, at) => `Person ${at} <p${at}@example.com>`).join("\n");
  expect(readAddresses(text)).toHaveLength(5000);
});
