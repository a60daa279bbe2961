import { sizes } from "./tokens.ts";

/** How tightly a screen is set: `compact` for staff with a mouse, `kiosk` for the wall tablet (docs/product/screens.md#density). */
export type Density = "comfortable" | "compact" | "kiosk";

export interface Metrics {
  /** px */
  fontSize: number;
  /** px */
  lineHeight: number;
  /** px */
  control: number;
}

/** The sizes that antd needs as numbers; tokens.css has the same as variables. A finger gets 44 px, a phone 16 px text. */
export function metrics(density: Density, phone: boolean, touch: boolean): Metrics {
  if (density !== "comfortable") return sizes[density];
  if (phone) return sizes.phone;
  return touch ? { ...sizes.comfortable, ...sizes.touch } : sizes.comfortable;
}
