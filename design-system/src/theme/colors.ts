/** The two themes a screen can have. */
export type Mode = "light" | "dark";

/** Neutral chrome and meanings (docs/product/screens.md#look). `info` shares the focus blue: neither ever follows the club's colour. */
export const colors = {
  light: {
    layout: "#F5F7FA",
    container: "#FFFFFF",
    elevated: "#FFFFFF",
    text: "#111827",
    textSecondary: "#4B5563",
    placeholder: "#5F6B7C",
    border: "#858F9F",
    divider: "#E1E6ED",
    error: "#B42318",
    success: "#067647",
    warning: "#93500A",
    info: "#1D4ED8",
    focus: "#1D4ED8",
    onSolid: "#FFFFFF",
    pine: "#0B6E4F",
  },
  dark: {
    layout: "#0B1220",
    container: "#131C2B",
    elevated: "#1B2638",
    text: "#E6EDF5",
    textSecondary: "#B4C0CF",
    placeholder: "#94A3B8",
    border: "#6B7A90",
    divider: "#2A374A",
    error: "#FDA29B",
    success: "#6CE9A6",
    warning: "#FDC46B",
    info: "#93C5FD",
    focus: "#93C5FD",
    onSolid: "#0B1220",
    pine: "#5FD3A6",
  },
} as const satisfies Record<Mode, Record<string, string>>;

/** The club colour of a club that never chose one. */
export const DEFAULT_CLUB_COLOR = "#1F2937";
