import { expect, test } from "vitest";
import { progressInterval } from "./progress-interval.ts";

const SENT_AT = "2026-03-10T14:00:00.000Z";
const after = (seconds: number) => Date.parse(SENT_AT) + seconds * 1000;
const message = (waiting: number, still_to_send = 0) => ({
  created_at: SENT_AT,
  recipients: 600,
  waiting,
  still_to_send,
});

test("progress is read often while a message goes out at its pace of two recipients a second", () => {
  expect(progressInterval([message(600)], after(0))).toBe(2_000);
  expect(progressInterval([message(2), message(0)], after(300))).toBe(2_000);
});

test("what still waits for quiet hours or a daily mail is read rarely", () => {
  expect(progressInterval([message(40)], after(3600))).toBe(60_000);
  expect(progressInterval([message(0, 12)], after(1))).toBe(60_000);
});

test("the browser's clock may differ from the server's by a minute", () => {
  expect(progressInterval([message(600)], after(-45))).toBe(2_000);
  expect(progressInterval([message(2)], after(345))).toBe(2_000);
});

test("nothing is read again once everything is sent", () => {
  expect(progressInterval([message(0)], after(1))).toBe(false);
  expect(progressInterval([], after(1))).toBe(false);
});
