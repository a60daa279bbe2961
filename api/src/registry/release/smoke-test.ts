import { type CanaryAudience, sessionInCanary } from "@courtside/contracts/domain/canary.ts";
import type { PublishedEntry } from "@courtside/contracts/shell/registry.ts";
import { type FederationManifest, filesNamed } from "./federation-manifest.ts";
import { publishedFiles, retryUntil } from "./published-files.ts";
import { liveEntry } from "./registry-file.ts";
import { integrityOf, type ReleaseRecord } from "./release-record.ts";
import type { ReleaseTarget } from "./target.ts";

const usualTimeout = 10_000;

/**
 * Asks for what a browser will ask for: the registry names this release, its container and everything it exposes respond
 * with the bytes that were built, which are those of the integrity in the registry; for a canary, as a session of its `audience`
 * asks. Throws with the reason.
 */
export async function smokeTest(
  target: ReleaseTarget,
  entry: PublishedEntry,
  { hashes }: ReleaseRecord,
  manifest: FederationManifest,
  audience?: CanaryAudience,
): Promise<void> {
  const files = publishedFiles(target, entry, audience && sessionInCanary(audience, entry));
  const timeout = target.siteUrl || URL.canParse(entry.entry) ? (target.timeout ?? usualTimeout) : 0;
  await retryUntil(timeout, async () => {
    const shown = liveEntry(await files.registry(), entry.name)?.version;
    if (shown !== entry.version)
      throw new Error(`the registry shows ${shown ?? "nothing"} instead of ${entry.version}`);
  });
  for (const name of filesNamed(manifest)) if (!hashes[name]) throw new Error(`${name} is missing`);
  const promised = [entry.script, ...Object.values(entry.files ?? {}).flat()].flatMap((file) => file ?? []);
  for (const { file, integrity } of promised)
    if (hashes[file] !== integrity) throw new Error(`the registry's integrity of ${file} is not that of its build`);
  await retryUntil(timeout, async () => {
    await Promise.all(Object.entries(hashes).map(([name, hash]) => expectBytes(name, hash, files.file)));
  });
  if (target.siteUrl) await expectAllowed(target.siteUrl, entry.entry);
}

async function expectBytes(name: string, hash: string, read: (name: string) => Promise<Buffer>): Promise<void> {
  if (integrityOf(await read(name)) !== hash) throw new Error(`${name} has other bytes than were built`);
}

/** The page's policy must let browsers load from there: REMOTE_ORIGINS of the api. */
async function expectAllowed(siteUrl: string, entry: string): Promise<void> {
  const { origin } = new URL(entry, siteUrl);
  if (origin === new URL(siteUrl).origin) return;
  const page = await fetch(new URL("/book", siteUrl), { signal: AbortSignal.timeout(10_000) });
  await page.arrayBuffer();
  const policy = page.headers.get("content-security-policy") ?? "";
  const scripts = policy.split(/;\s*/).find((directive) => directive.startsWith("script-src ")) ?? "";
  if (!scripts.split(" ").includes(origin)) throw new Error(`${siteUrl} does not list ${origin} in its REMOTE_ORIGINS`);
}
