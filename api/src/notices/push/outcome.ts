import type { Posted } from "../../outbound/post.ts";

/** How a message to one device ended. */
export type DeviceOutcome = "sent" | "gone" | "rejected" | "later";

/** 404 and 410 mean that the subscription has ended; what may pass is tried again. */
export function deviceOutcome({ status, problem }: Pick<Posted, "status" | "problem">): DeviceOutcome {
  if (problem === null) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === null || status === 408 || status === 429 || status >= 500 ? "later" : "rejected";
}

/** Seconds between the attempts, for as long as a push message is worth it. It has failed after one more attempt than these. */
const PAUSES = [5, 30, 120, 600, 1_800];

export interface SendEnd {
  state: "sent" | "failed" | "queued";
  problem: string | null;
  pauseSeconds: number;
}

/** One device is enough: another attempt would show it there a second time. */
export function pushEnd(devices: { outcome: DeviceOutcome; problem: string | null }[], attempts: number): SendEnd {
  if (devices.some(({ outcome }) => outcome === "sent")) return { state: "sent", problem: null, pauseSeconds: 0 };
  const problem = devices.find(({ outcome }) => outcome !== "gone")?.problem ?? "The device has ended its subscription";
  const pauseSeconds = PAUSES[attempts - 1];
  return pauseSeconds !== undefined && devices.some(({ outcome }) => outcome === "later")
    ? { state: "queued", problem, pauseSeconds }
    : { state: "failed", problem, pauseSeconds: 0 };
}
