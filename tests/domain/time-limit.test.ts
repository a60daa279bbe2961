import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AppEnv } from "../../api/src/http/app-env.ts";
import { timeLimit } from "../../api/src/http/time-limit.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Takes as many milliseconds as its path says. */
const app = new Hono<AppEnv>()
  .use("*", timeLimit(1_000, new HTTPException(504)))
  .get("/fails", () => {
    throw new HTTPException(418);
  })
  .get("/:delay", async (c) => {
    await new Promise((resolve) => setTimeout(resolve, Number(c.req.param("delay"))));
    return c.text("in time");
  });

const statusOf = async (path: string) => (await app.request(path)).status;

test("each request has its own time, although one timer serves all", async () => {
  const first = [statusOf("/900"), statusOf("/1200")];
  await vi.advanceTimersByTimeAsync(600);
  const second = [statusOf("/900"), statusOf("/1200")];
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await Promise.all([...first, ...second])).toEqual([200, 504, 200, 504]);
});

test("a request is ended at its limit, neither sooner nor when its work ends", async () => {
  await vi.advanceTimersByTimeAsync(5_000);
  let ended = false;
  const slow = statusOf("/60000").then((status) => {
    ended = true;
    return status;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(2);
  expect(await slow).toBe(504);
});

test("an error of the request itself passes through", async () => {
  expect(await statusOf("/fails")).toBe(418);
});

test("no timer remains once every request has ended in time", async () => {
  const ended = statusOf("/1");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await ended).toBe(200);
  expect(vi.getTimerCount()).toBe(0);
});
