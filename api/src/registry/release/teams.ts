import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { teamsOf } from "../registry-files.ts";
import { ReleaseError } from "./release-error.ts";

const teamSchema = z.strictObject({
  name: z.string(),
  /** Its Ed25519 key as PEM. */
  publicKey: z.string(),
  /** The only remotes that it may release. */
  remotes: z.array(z.string()),
});

/** A team of another repository that may release over HTTP. */
export type Team = z.infer<typeof teamSchema>;

/** The teams beside a registry; none where the operator has allowed none. Throws {@link ReleaseError} for a file that is none. */
export function readTeams(registryFile: string): Team[] {
  const file = teamsOf(registryFile);
  if (!existsSync(file)) return [];
  try {
    return z.array(teamSchema).parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw new ReleaseError(`${file} is no list of teams: npm run teams writes it.`, { cause });
  }
}
