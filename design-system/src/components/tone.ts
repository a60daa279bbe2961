/** What a message or a mark means; never the club's colour, except `primary`. */
export type Tone = "neutral" | "primary" | "info" | "success" | "warning" | "error";
