import { createHash } from "node:crypto";
import { z } from "zod";
import { validationFailed } from "../rejections.ts";

/** The PKCE fields that a client sends; null or absent under the implicit flow. */
export const challengeFields = {
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
};

interface ChallengeInput {
  code_challenge?: string | undefined;
  code_challenge_method?: string | undefined;
}

const SHAPE = /^[A-Za-z0-9._~-]{43,128}$/;

/** The validated challenge (docs/product/auth-api.md#pkce): both fields or neither, only S256. */
export function acceptChallenge({ code_challenge, code_challenge_method }: ChallengeInput): string | undefined {
  if (!code_challenge && !code_challenge_method) return undefined;
  if (!code_challenge || !code_challenge_method) {
    throw validationFailed("PKCE flow requires code_challenge_method and code_challenge");
  }
  if (!/^s256$/i.test(code_challenge_method)) throw validationFailed("code challenge method must be s256");
  if (!SHAPE.test(code_challenge)) {
    throw validationFailed("code challenge has to be between 43 and 128 characters of A-Z a-z 0-9 - . _ ~");
  }
  return code_challenge;
}

/** Whether a verifier matches a challenge. */
export const isVerifierOf = (verifier: string, challenge: string): boolean =>
  SHAPE.test(verifier) && createHash("sha256").update(verifier).digest("base64url") === challenge;
