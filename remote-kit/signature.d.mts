import type { KeyLike } from "node:crypto";

export function signedHeaders(request: {
  team: string;
  key: KeyLike;
  method: string;
  address: string;
  body?: Buffer;
  now?: number;
}): Record<"content-digest" | "signature-input" | "signature", string>;
