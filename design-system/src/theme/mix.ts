/** `base` with `share` (0–1) of `tint` over it, as `#rrggbb`; what CSS `color-mix(in srgb, …)` gives. */
export function mix(base: string, tint: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(base, at) * (1 - share) + channel(tint, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
