/** At most so many ms between a call and its response, when responses come late. */
const LONGEST = 400;

let seed = 0;

/** From here on each operation's response comes after a time of its own; another seed, other times. 0: at once. */
export function respondLate(chosen: number): void {
  seed = chosen;
}

/** Finds what a story reads before it has arrived: which of two responses comes first differs from seed to seed. */
export async function late(operation: string): Promise<void> {
  if (seed === 0) return;
  let hash = seed * 2_654_435_761;
  for (const letter of operation) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  await new Promise((resolve) => setTimeout(resolve, (hash >>> 8) % LONGEST));
}
