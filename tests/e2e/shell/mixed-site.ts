import { join } from "node:path";
import { publishRemote } from "../../../api/src/registry/release/publish-remote.ts";
import type { Bundle } from "../../../tools/site/bundle.ts";
import { bundle } from "../../../tools/site/bundle.ts";
import { publishShell } from "../../../tools/site/publish-shell.ts";
import { shellOffer } from "../../../tools/site/shell-offer.ts";
import { webPackages } from "../../../tools/site/web-packages.ts";
import { writeRegistry } from "../../../tools/site/write-registry.ts";
import { type ApiProcess, startApi } from "../../support/api-process.ts";

/** Shell and remotes of one checkout, built. */
export interface BuiltCheckout {
  root: string;
  shell: Bundle;
  remotes: Bundle[];
}

export async function buildCheckout(root: string): Promise<BuiltCheckout> {
  const bundles: Bundle[] = [];
  for (const part of webPackages(root)) bundles.push(await bundle(root, part, new AbortController().signal));
  const [shell, ...remotes] = bundles;
  if (!shell) throw new Error(`${root} has no shell`);
  return { root, shell, remotes };
}

/** A Courtside with the shell of one checkout and remotes of another, on the journeys' database. */
export async function startMixedSite(folder: string, host: BuiltCheckout, remotes: Bundle[]): Promise<ApiProcess> {
  const siteDir = join(folder, "site");
  for (const remote of remotes) await publishRemote(remote, siteDir, "build");
  await publishShell(host.shell, siteDir);
  await writeRegistry([host.shell, ...remotes], siteDir, shellOffer(host.root));
  return startApi({
    DATABASE_URL: process.env.COURTSIDE_API_DATABASE_URL ?? "",
    DATA_DIR: join(folder, "data"),
    SITE_DIR: siteDir,
    LOG_LEVEL: "warn",
  });
}
