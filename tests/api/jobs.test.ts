import { afterAll, expect, inject, it, onTestFinished, vi } from "vitest";
import { openPool } from "../../api/src/db/pool.ts";
import { alone } from "../../api/src/jobs/alone.ts";
import { repeat } from "../../api/src/jobs/repeat.ts";

const db = openPool(inject("apiDatabaseUrl"));
afterAll(() => db.end({ timeout: 1 }));
const POLL_OPTIONS = { timeout: 20_000 };

it("a job runs repeatedly until it is stopped, even if a run fails", async () => {
  const log = { info: vi.fn(), error: vi.fn() };
  const run = vi.fn(() => Promise.reject(new Error("no database")));
  const job = repeat({ name: "test", everySeconds: 0.005, run }, log);
  await vi.waitUntil(() => run.mock.calls.length >= 3, POLL_OPTIONS);
  await job.stop();
  const { length } = run.mock.calls;
  expect(log.error.mock.calls.length).toBe(length);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(run.mock.calls.length).toBe(length);
});

it("heavy work that nothing waits for is done one interval after the start", async () => {
  const run = vi.fn(async () => undefined);
  const log = { info: vi.fn(), error: vi.fn() };
  const job = repeat({ name: "test", everySeconds: 0.02, startsLater: true, run }, log);
  expect(run).not.toHaveBeenCalled();
  await vi.waitUntil(() => run.mock.calls.length > 0, POLL_OPTIONS);
  await job.stop();
});

it("a job is stuck when no run has succeeded for three intervals and five minutes, whether it fails or hangs", async () => {
  const log = { info: vi.fn(), error: vi.fn() };
  let elapsed = 0;
  const start = performance.now();
  const clock = vi.spyOn(performance, "now").mockImplementation(() => start + elapsed);
  onTestFinished(() => clock.mockRestore());
  let isBroken = true;
  const failing = repeat(
    { name: "failing", everySeconds: 0.001, run: async () => (isBroken ? Promise.reject(new Error("no")) : undefined) },
    log,
  );
  let end: () => void = () => {};
  const hanging = repeat(
    {
      name: "hanging",
      everySeconds: 60,
      run: () => new Promise<undefined>((resolve) => (end = () => resolve(undefined))),
    },
    log,
  );
  elapsed = 300_000;
  expect([failing.isStuck(), hanging.isStuck()]).toEqual([false, false]);
  elapsed = 300_100;
  expect([failing.isStuck(), hanging.isStuck()]).toEqual([true, false]);
  elapsed = 480_001;
  expect([failing.isStuck(), hanging.isStuck()]).toEqual([true, true]);
  isBroken = false;
  end();
  await vi.waitUntil(() => !failing.isStuck() && !hanging.isStuck(), POLL_OPTIONS);
  await Promise.all([failing.stop(), hanging.stop()]);
});

it("a long run does not overlap the next, and stopping waits for it", async () => {
  const log = { info: vi.fn(), error: vi.fn() };
  let end: (counts: Record<string, number>) => void = () => {};
  const run = vi.fn(() => new Promise<Record<string, number>>((resolve) => (end = resolve)));
  const job = repeat({ name: "test", everySeconds: 0.001, run }, log);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(run).toHaveBeenCalledTimes(1);
  const stopped = job.stop();
  end({ done: 2 });
  await stopped;
  expect(log.info).toHaveBeenCalledWith({ job: "test", done: 2 }, "job done");
});

it("requested during a run, a job runs once more and not more often; after its end it does not run", async () => {
  const log = { info: vi.fn(), error: vi.fn() };
  let end: () => void = () => {};
  const run = vi.fn(() => new Promise<undefined>((resolve) => (end = () => resolve(undefined))));
  const job = repeat({ name: "test", everySeconds: 3600, run }, log);
  for (let asked = 0; asked < 3; asked++) job.again();
  expect(run).toHaveBeenCalledTimes(1);
  end();
  await vi.waitUntil(() => run.mock.calls.length === 2, POLL_OPTIONS);
  end();
  const stopped = job.stop();
  job.again();
  await stopped;
  expect(run).toHaveBeenCalledTimes(2);
});

it("work under a lock is done in one process at a time, and the lock ends with the transaction", async () => {
  const other = openPool(inject("apiDatabaseUrl"));
  let begun: () => void = () => {};
  let end: () => void = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const first = alone(db, "test", async () => {
    begun();
    await new Promise<void>((resolve) => (end = resolve));
    throw new Error("it died");
  });
  await hasBegun;
  const work = vi.fn(async () => "done");
  expect(await alone(other, "test", work)).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
  end();
  await expect(first).rejects.toThrow("it died");
  await vi.waitUntil(async () => (await alone(other, "test", work)) === "done", POLL_OPTIONS);
  await other.end({ timeout: 1 });
});
