/** The result of one run of a variant. */
export interface Sample {
  /** Milliseconds of every request. */
  latencies: number[];
  /** How long the run lasted, in milliseconds. */
  elapsed: number;
}

/** Runs `clients` at once for `milliseconds`; each sends its next request after its response. Rejects when a request fails. */
export async function closedLoop(
  clients: number,
  milliseconds: number,
  request: (client: number) => Promise<void>,
): Promise<Sample> {
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + milliseconds;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let before = performance.now(); before < end; ) {
        await request(client);
        const after = performance.now();
        latencies.push(after - before);
        before = after;
      }
    }),
  );
  return { latencies, elapsed: performance.now() - start };
}
