/** How much is done between two reports of the progress. */
const CHUNK = 50;

export const chunksOf = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, at) => all.slice(at * CHUNK, (at + 1) * CHUNK));
