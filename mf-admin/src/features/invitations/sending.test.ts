import { expect, test } from "vitest";
import { countOf, outcomeOf, type SendingRun, type SendOutcome, sendAll } from "./sending.ts";

const SENT: SendOutcome = { type: "sent", belongsElsewhere: false };
const start = (...emails: string[]): SendingRun => ({
  role: "member",
  status: "running",
  lines: emails.map((email) => ({ email, state: "waiting" })),
});

/** Sends with scripted outcomes; notes what was sent and waited for. */
async function run(from: SendingRun, outcomes: SendOutcome[], { stopAfter = 100 } = {}) {
  const stop = new AbortController();
  const calls: string[] = [];
  const seen: SendingRun[] = [];
  const end = await sendAll(from, stop.signal, {
    send: async ({ email }) => {
      calls.push(email);
      if (calls.length === stopAfter) stop.abort();
      return outcomes.shift() ?? SENT;
    },
    wait: async (seconds) => void calls.push(`wait ${seconds}`),
    now: () => 1000,
    onChange: (next) => seen.push(next),
  });
  return { end, calls, seen };
}

test("each line is sent once, in order, and a failure does not stop the others", async () => {
  const { end, calls, seen } = await run(start("a", "b", "c"), [SENT, { type: "failed", why: "Busy" }, SENT]);
  expect(calls).toEqual(["a", "b", "c"]);
  expect(end.status).toBe("done");
  expect(end.lines.map(({ state, why }) => why ?? state)).toEqual(["sent", "Busy", "sent"]);
  expect(seen.map((each) => countOf(each, "sending"))).toEqual([1, 0, 1, 0, 1, 0, 0]);
});

test("at a shared limit it waits, says until when, and sends the same line again", async () => {
  const { end, calls, seen } = await run(start("a", "b"), [{ type: "limited", seconds: 36 }]);
  expect(calls).toEqual(["a", "wait 36", "a", "b"]);
  expect(seen.find(({ status }) => status === "paused")?.resumesAt).toBe(37_000);
  expect(countOf(end, "sent")).toBe(2);
});

test("a stop lets the line under way finish and leaves the rest waiting; they can be sent later", async () => {
  const { end, calls } = await run(start("a", "b", "c"), [], { stopAfter: 1 });
  expect(calls).toEqual(["a"]);
  expect([end.status, countOf(end, "sent"), countOf(end, "waiting")]).toEqual(["stopped", 1, 2]);
  const rest = await run(end, []);
  expect(rest.calls).toEqual(["b", "c"]);
  expect(rest.end.status).toBe("done");
});

test("a stop during the wait ends it", async () => {
  const { end, calls } = await run(start("a"), [{ type: "limited", seconds: 36 }], { stopAfter: 1 });
  expect(calls).toEqual(["a", "wait 36"]);
  expect(end.status).toBe("stopped");
});

const rejected = (code: string, details?: Record<string, unknown>) => ({
  code,
  message: "No",
  details,
  requestId: "r",
});

test.each([
  [
    rejected("over_email_send_rate_limit", { limit: "invitations", retryAfterSeconds: 36 }),
    { type: "limited", seconds: 36 },
  ],
  [rejected("over_request_rate_limit", { retryAfterSeconds: 1 }), { type: "limited", seconds: 1 }],
  // The limit of one address.
  [
    rejected("over_email_send_rate_limit", { limit: "mail-spacing", retryAfterSeconds: 50 }),
    { type: "failed", why: "No" },
  ],
  [rejected("already_member"), { type: "failed", why: "No" }],
  [new TypeError("Failed to fetch"), { type: "failed", why: expect.stringContaining("The connection was lost.") }],
])("%j means %j", (error, outcome) => {
  expect(outcomeOf(error)).toEqual(outcome);
});
