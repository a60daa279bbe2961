/** In groups of four, as people copy them from paper. */
export const dashed = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");

/** What is copied or downloaded: the codes and what they are for. */
export const codesAsText = (codes: string[], site: string, made: Date): string =>
  [
    `Recovery codes for ${site}`,
    `Made on ${made.toLocaleDateString("en-US", { dateStyle: "long" })}. Each works once, in the place of your second factor.`,
    "",
    ...codes.map(dashed),
    "",
  ].join("\n");
