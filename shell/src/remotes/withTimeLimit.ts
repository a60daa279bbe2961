/** The promise's outcome, or `lateness` thrown after `limit` ms. */
export async function withTimeLimit<Value>(promise: Promise<Value>, limit: number, lateness: Error): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(lateness), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
