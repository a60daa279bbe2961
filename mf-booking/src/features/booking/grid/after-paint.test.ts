import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

let draw: FrameRequestCallback | null = null;

beforeEach(() => {
  draw = null;
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => {
    draw = frame;
    return 1;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("calls back once, after the frame", () => {
  const callback = vi.fn();
  afterPaint(callback);
  expect(callback).not.toHaveBeenCalled();
  draw?.(16);
  vi.advanceTimersByTime(0);
  expect(callback).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
});

test("calls back once where the browser draws no frame, or draws it late", () => {
  const callback = vi.fn();
  afterPaint(callback);
  vi.advanceTimersByTime(200);
  expect(callback).toHaveBeenCalledOnce();
  draw?.(5_000);
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
});

test("a hidden page paints none", () => {
  vi.stubGlobal("document", { hidden: true });
  const callback = vi.fn();
  afterPaint(callback);
  vi.advanceTimersByTime(0);
  expect(callback).toHaveBeenCalledOnce();
  expect(draw).toBeNull();
});
