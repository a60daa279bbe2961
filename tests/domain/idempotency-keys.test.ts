import { idempotencyKeys } from "@courtside/contracts/shell/idempotency-keys.ts";
import { expect, test } from "vitest";

const body = { court_id: "c", start_time: "2026-03-10T10:00:00Z" };

test("a retry keeps its key, also after something else was sent", () => {
  const { keyOf } = idempotencyKeys();
  const key = keyOf(body);
  keyOf({ ...body, court_id: "d" });
  expect(keyOf({ ...body })).toBe(key);
});

test("another input has another key", () => {
  const { keyOf } = idempotencyKeys();
  expect(keyOf({ ...body, user_id: "ana" })).not.toBe(keyOf(body));
});

test("after a success the same input is a new request", () => {
  const { keyOf, renew } = idempotencyKeys();
  const key = keyOf(body);
  renew();
  expect(keyOf(body)).not.toBe(key);
});

test("two forms never share a key", () => {
  expect(idempotencyKeys().keyOf(body)).not.toBe(idempotencyKeys().keyOf(body));
});
