import { readFile } from "node:fs/promises";
import { createLocalJWKSet, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { KeyFileError } from "./key-file.ts";

const PublicKey = z.union([
  z.strictObject({
    kty: z.literal("RSA"),
    n: z.string().min(342, "must be 2048 bits or more"),
    e: z.string(),
    alg: z.literal("RS256"),
    kid: z.string().min(1),
    use: z.literal("sig").optional(),
    key_ops: z.array(z.literal("verify")).optional(),
  }),
  z.strictObject({
    kty: z.literal("EC"),
    crv: z.literal("P-256"),
    x: z.string(),
    y: z.string(),
    alg: z.literal("ES256"),
    kid: z.string().min(1),
    use: z.literal("sig").optional(),
    key_ops: z.array(z.literal("verify")).optional(),
  }),
]);
const KeySet = z.object({ keys: z.array(PublicKey) });

/**
 * The public keys besides our own that may sign admin tokens: RS256 or ES256, each with its `kid`. Throws {@link KeyFileError}.
 */
export async function loadAdminKeys(path: string): Promise<JWTVerifyGetKey> {
  const json = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new KeyFileError(`AUTH_ADMIN_JWKS_FILE: ${path} cannot be read (${error.code ?? error.message})`);
  });
  const checked = KeySet.safeParse(parsed(json));
  if (checked.success) return createLocalJWKSet(checked.data);
  throw new KeyFileError(
    `AUTH_ADMIN_JWKS_FILE: ${path} must be a set of public keys, RS256 of 2048 bits or ES256, each with kid and alg`,
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // The schema rejects it with a message that quotes nothing of the file.
    return undefined;
  }
}
