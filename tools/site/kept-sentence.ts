/** For the person who built a remote of which another release stays live. */
export const keptSentence = (name: string, built: string, live: string): string =>
  `  ${name} stays at ${live}, which was released or rolled back to. To make ${built} live: npm run release -- ${name}`;
