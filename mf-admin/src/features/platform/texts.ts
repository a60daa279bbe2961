import type { PlatformRemote } from "@courtside/contracts/api/client.ts";

type Release = PlatformRemote["releases"][number];
type Audience = NonNullable<PlatformRemote["canary"]>["audience"];

/** "Mar 10, 14:05" in the operator's own zone: releases belong to no club. */
export const timeText = (instant: string): string =>
  new Date(instant).toLocaleString("en-US", {
    ...{ month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" },
    hourCycle: "h23",
  });

/** "10 % of sessions, 2 clubs, staff" */
export function audienceText({ share, clubs = [], staff }: Audience): string {
  const parts = [
    ...(share === undefined ? [] : [`${share} % of sessions`]),
    ...(clubs.length > 0 ? [clubs.length === 1 ? "1 club" : `${clubs.length} clubs`] : []),
    ...(staff ? ["staff"] : []),
  ];
  return parts.join(", ");
}

/** "3 of 1,200 (0.25 %)", of pages or loads that were counted; without any, the number alone. */
export function rateText(errors: number, of: number): string {
  const count = errors.toLocaleString("en-US");
  if (of === 0) return count;
  const share = ((errors / of) * 100).toLocaleString("en-US", { maximumFractionDigits: 2 });
  return `${count} of ${of.toLocaleString("en-US")} (${share}\u00a0%)`;
}

/** "half within 0.25 s, 95 % within 1 s" */
export const loadText = ({ loads, median_ms, p95_ms }: Pick<Release, "loads" | "median_ms" | "p95_ms">): string =>
  loads === 0 || median_ms === null || p95_ms === null ? "–" : `${seconds(median_ms)} s · ${seconds(p95_ms)} s`;

const seconds = (ms: number) => (ms / 1000).toLocaleString("en-US");
