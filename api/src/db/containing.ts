const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The pattern of ILIKE for texts that contain this one. It is literal: no wildcards. */
export const containing = (text: string): string => `%${literal(text)}%`;

/** The same for texts that are this one, in any case. */
export const exactly = literal;
