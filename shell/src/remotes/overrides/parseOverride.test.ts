import { expect, test } from "vitest";
import { parseOverride, writeOverride } from "./parseOverride.ts";

const origins = ["http://localhost:*", "http://127.0.0.1:*", "https://previews.example"];

test.each([
  ["mf-coach@http://localhost:8084", "http://localhost:8084/"],
  ["mf-coach@http://127.0.0.1:8084/", "http://127.0.0.1:8084/"],
  ["mf-coach@http://LOCALHOST/?x#y", "http://localhost/"],
  ["mf-coach@https://previews.example/_mf/mf-coach/42", "https://previews.example/_mf/mf-coach/42/"],
])("%s is read, and written as it is read again", (text, address) => {
  const override = parseOverride(text, origins);
  expect(override).toEqual({ name: "mf-coach", address });
  expect(typeof override === "object" && parseOverride(writeOverride(override), origins)).toEqual(override);
});

test.each([
  ["mf-coach@https://evil.example", "https://evil.example"],
  ["mf-coach@https://localhost:8084", "https://localhost:8084"],
  ["mf-coach@http://localhost.evil.example:8084", "http://localhost.evil.example:8084"],
  ["mf-coach@http://previews.example", "http://previews.example"],
  ["mf-coach@https://previews.example:444", "https://previews.example:444"],
])("%s is rejected by its origin", (text, origin) => {
  expect(parseOverride(text, origins)).toBe(
    `mf-coach from ${origin} was rejected: a remote may come from http://localhost, http://127.0.0.1, or https://previews.example only.`,
  );
});

test.each([
  [""],
  ["mf-coach"],
  ["mf-coach@"],
  ["mf-coach@8084"],
  ["http://localhost:8084"],
  ["shell@http://localhost:8084"],
  ["MF Coach@http://localhost:8084"],
  ["mf-coach@localhost:8084"],
  ["mf-coach@javascript:alert(1)"],
  ["mf-coach@http://ann:secret@localhost:8084"],
  ["mf-coach@http://localhost:8084 mf-shop@http://localhost:8085"],
])("%j is no override, and is not repeated to the person", (text) => {
  expect(parseOverride(text, origins)).toBe(
    "An override was rejected: it is written as mf-coach@http://localhost:8084.",
  );
});
