import { Buffer } from "node:buffer";
import { createPublicKey, verify } from "node:crypto";
import { DomainError } from "../errors.ts";
import type { Team } from "../registry/release/teams.ts";

/** Seconds that a signature is valid, before and after: clocks differ. */
export const SIGNATURE_SECONDS = 300;

/** What the headers of a signed request say; nothing of it is proven yet. */
export interface SignedHeaders {
  team: string;
  /** Seconds since 1970. */
  created: number;
  nonce: string;
  digest: string;
  /** The parameters as they were signed. */
  parameters: string;
  signature: Uint8Array;
}

// The one form of HTTP Message Signatures (RFC 9421) that courtside-release makes (remote-kit/signature.mjs).
const INPUT =
  /^courtside=(\("@method" "@target-uri" "content-digest"\);created=(\d{10});keyid="([a-z][a-z0-9-]{0,39})";nonce="([\w-]{22,64})";alg="ed25519";tag="courtside-release")$/;
const SIGNATURE = /^courtside=:([A-Za-z0-9+/]{86}==):$/;
const DIGEST = /^sha-256=:[A-Za-z0-9+/]{43}=:$/;

const unauthenticated = (field: string, code: string, message: string) =>
  new DomainError("unauthenticated", code, message, { field });

export function readSignature(header: (name: string) => string | undefined): SignedHeaders {
  const input = INPUT.exec(header("signature-input") ?? "");
  const [, parameters = "", created = "", team = "", nonce = ""] = input ?? [];
  const [, signature] = SIGNATURE.exec(header("signature") ?? "") ?? [];
  const digest = header("content-digest") ?? "";
  const wrong = input ? (signature ? "content-digest" : "signature") : "signature-input";
  if (!input || !signature || !DIGEST.test(digest))
    throw unauthenticated(wrong, "signature_missing", "The request must be signed, as courtside-release signs it");
  return { team, created: Number(created), nonce, digest, parameters, signature: Buffer.from(signature, "base64") };
}

/** Rejects a request that the team of its key has not signed for this address within the last minutes. */
export function demandSignature(
  headers: SignedHeaders,
  { method, address, now }: { method: string; address: string; now: Date },
  teams: readonly Team[],
): Team {
  const team = teams.find(({ name }) => name === headers.team);
  if (!team) throw unauthenticated("keyid", "unknown_team", `There is no team ${headers.team} here`);
  const base = [
    `"@method": ${method}`,
    `"@target-uri": ${address}`,
    `"content-digest": ${headers.digest}`,
    `"@signature-params": ${headers.parameters}`,
  ].join("\n");
  if (!verify(null, Buffer.from(base), createPublicKey(team.publicKey), headers.signature))
    throw unauthenticated(
      "signature",
      "signature_wrong",
      `The signature is not that of team ${team.name} for ${method} ${address}`,
    );
  if (Math.abs(now.getTime() / 1000 - headers.created) > SIGNATURE_SECONDS)
    throw unauthenticated("created", "signature_expired", "The request was not signed within the last five minutes");
  return team;
}
