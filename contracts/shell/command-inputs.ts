/** What a command of the palette can be given; `name` is a person's. */
export const COMMAND_INPUTS = ["person", "name", "court", "date", "start", "end", "booking"] as const;
