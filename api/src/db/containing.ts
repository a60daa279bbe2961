/** The pattern of ILIKE for texts that contain this one. It is literal: no wildcards. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
