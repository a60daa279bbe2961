export { colors } from "./tokens.ts";

/** The two themes a screen can have. */
export type Mode = "light" | "dark";

/** The club colour of a club that never chose one. */
export const DEFAULT_CLUB_COLOR = "#1F2937";
