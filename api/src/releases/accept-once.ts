import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { DomainError } from "../errors.ts";
import { withFileLock } from "../registry/file-lock.ts";
import { REGISTRY_LOCK } from "../registry/registry-files.ts";
import { writeAtomically } from "../registry/release/registry-file.ts";
import { SIGNATURE_SECONDS, type SignedHeaders } from "./signature.ts";

const seenSchema = z.array(z.object({ team: z.string(), nonce: z.string(), created: z.number() }));

/**
 * Rejects a request that was carried out, or tried, before: its sender may be somebody who has recorded it. All processes that share
 * the file share what was seen; older requests are rejected by their time.
 */
export async function acceptOnce(file: string, { team, nonce, created }: SignedHeaders, now: Date): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await withFileLock(`${file}.lock`, REGISTRY_LOCK, () => {
    const seen = existsSync(file) ? seenSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : [];
    if (seen.some((one) => one.team === team && one.nonce === nonce))
      throw new DomainError("conflict", "request_repeated", "This request was sent before; sign it anew", {
        field: "nonce",
      });
    // Twice the time, since a signature may be from as far in the future.
    const recent = seen.filter((one) => one.created > now.getTime() / 1000 - 2 * SIGNATURE_SECONDS);
    writeAtomically(file, JSON.stringify([...recent, { team, nonce, created }]));
  });
}
