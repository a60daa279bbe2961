import { memoryHistory, type PageHistory, UNBLOCKED } from "@courtside/contracts/shell/page-history.ts";
import type { Blocker } from "react-router";
import { beforeEach, expect, test } from "vitest";

let history: PageHistory;
let seen: string[];
let blocker: Blocker;

const push = (pathname: string, options = {}) =>
  history.navigator.push({ pathname, search: "", hash: "" }, null, options);
const guard = (isBlocked: (next: string) => boolean) =>
  history.guard({
    shouldBlock: ({ nextLocation }) => isBlocked(nextLocation.pathname),
    onChange: (next) => {
      blocker = next;
    },
  });

beforeEach(() => {
  history = memoryHistory("/a");
  seen = [];
  blocker = UNBLOCKED;
  history.follow(({ location, action, isUrgent }) =>
    seen.push(`${action} ${location.pathname}${isUrgent ? " at once" : ""}`),
  );
});

test("each page is announced with how it was reached, and whether it is drawn at once", () => {
  push("/b");
  push("/c", { flushSync: true });
  history.navigator.replace("/d?e=1", null);
  history.navigator.go(-1);
  expect(seen).toEqual(["PUSH /b", "PUSH /c at once", "REPLACE /d", "POP /b"]);
  expect(history.now().location.pathname).toBe("/b");
});

test("a held page is not shown before the user decides to leave", () => {
  guard(() => true);
  push("/b");
  expect([blocker.state, blocker.location?.pathname, seen]).toEqual(["blocked", "/b", []]);
  blocker.reset?.();
  expect([blocker.state, history.now().location.pathname]).toEqual(["unblocked", "/a"]);
  push("/c");
  blocker.proceed?.();
  expect([blocker.state, seen]).toEqual(["unblocked", ["PUSH /c"]]);
  push("/d");
  expect([blocker.state, seen]).toEqual(["blocked", ["PUSH /c"]]);
});

test("a step back is undone until the user decides, and then taken", async () => {
  push("/b");
  const end = guard((next) => next === "/a");
  history.navigator.go(-1);
  expect([blocker.state, history.now().location.pathname, seen]).toEqual(["blocked", "/b", ["PUSH /b"]]);
  blocker.proceed?.();
  await Promise.resolve();
  expect([blocker.state, seen]).toEqual(["unblocked", ["PUSH /b", "POP /a"]]);
  push("/c");
  end();
  history.navigator.go(-1);
  expect(seen.at(-1)).toBe("POP /a");
});
