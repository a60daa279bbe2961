/** A failure that the user can act on. Its message is one clear sentence and is printed without a stack trace. */
export class CommandError extends Error {}

/** The `code` of a system error (`ENOENT`, `EADDRINUSE`…), or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
