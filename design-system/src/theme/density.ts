/** How tightly a screen is set: `compact` for staff with a mouse, `kiosk` for the wall tablet (docs/product/screens.md#density). */
export type Density = "comfortable" | "compact" | "kiosk";

export interface Metrics {
  /** px */
  fontSize: number;
  /** px */
  lineHeight: number;
  /** px */
  controlHeight: number;
}

/** The measures antd needs as numbers; tokens.css has the same as variables. A finger gets 44 px, a phone 16 px text. */
export function metrics(density: Density, phone: boolean, touch: boolean): Metrics {
  if (density === "kiosk") return { fontSize: 20, lineHeight: 28, controlHeight: 64 };
  if (density === "compact") return { fontSize: 14, lineHeight: 22, controlHeight: 32 };
  return phone
    ? { fontSize: 16, lineHeight: 24, controlHeight: 44 }
    : { fontSize: 14, lineHeight: 22, controlHeight: touch ? 44 : 40 };
}
