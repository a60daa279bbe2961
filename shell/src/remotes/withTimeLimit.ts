/** The promise's outcome, or an Error with `message` after `limit` ms. */
export async function withTimeLimit<Value>(promise: Promise<Value>, limit: number, message: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
