import { expect, test } from "vitest";
import { traceHeaders, traceScreen } from "./traceHeaders.ts";

test("each request begins a trace of its own and names the screen by its route", () => {
  const [first, second] = [traceHeaders(), traceHeaders()];
  expect(first).toEqual({ traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-00$/) });
  expect(second.traceparent).not.toBe(first.traceparent);

  traceScreen({ remote: "mf-booking", release: "1.0.0-a1", route: "/my-bookings/:id" });
  expect(traceHeaders().baggage).toBe(
    "courtside.remote=mf-booking,courtside.release=1.0.0-a1,courtside.route=/my-bookings/:id",
  );
});
