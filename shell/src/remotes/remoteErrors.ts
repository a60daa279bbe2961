import type { ClientError } from "@courtside/contracts/api/client.ts";

/** Its server is down, or what it answers is not the remote. */
export class RemoteUnreachable extends Error {}
/** It did not answer within the time limit. */
export class RemoteSlow extends Error {}
/** It was built for another version of the contract. */
export class WrongContract extends Error {}

/** What kind of failure an error of a remote is. */
export function errorType(error: unknown): ClientError["kind"] {
  if (error instanceof RemoteUnreachable) return "unreachable";
  if (error instanceof RemoteSlow) return "slow";
  if (error instanceof WrongContract) return "contract";
  return error instanceof Error && error.name === "ChunkLoadError" ? "chunk" : "exception";
}
