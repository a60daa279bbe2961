import type { ClientError } from "@courtside/contracts/api/client.ts";

/** Its server is down, or its response is not the remote. */
export class RemoteUnreachable extends Error {}
/** It did not respond within the time limit. */
export class RemoteSlow extends Error {}
/** It was built for another version of the contract. */
export class WrongContract extends Error {}

/** The type of a remote's error. */
export function errorType(error: unknown): ClientError["kind"] {
  if (error instanceof RemoteUnreachable) return "unreachable";
  if (error instanceof RemoteSlow) return "slow";
  if (error instanceof WrongContract) return "contract";
  return error instanceof Error && error.name === "ChunkLoadError" ? "chunk" : "exception";
}
