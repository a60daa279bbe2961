let seconds: number | null = null;

/** `fetch` for the auth client. Notes how long the service asks to wait, because the client's errors do not say it. */
export const fetchNotingRetryAfter: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.status === 429) seconds = Number(response.headers.get("retry-after")) || null;
  return response;
};

/** When to try again, after a rejection for too many requests. */
export const waitText = (): string => (seconds ? waitOf(seconds) : "Please try again in a few minutes.");

/** A wait as text. Whole minutes from 90 seconds on. */
export function waitOf(length: number): string {
  const [count, unit] = length < 90 ? [Math.ceil(length), "second"] : [Math.ceil(length / 60), "minute"];
  return `Please try again in ${count} ${unit}${count === 1 ? "" : "s"}.`;
}
