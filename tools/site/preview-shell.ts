import type { PublishedEntry } from "@courtside/contracts/shell/registry.ts";
import { readRegistry } from "../../api/src/registry/release/registry-file.ts";
import type { BuildOptions } from "./build-site.ts";
import { unfitText } from "./new-shell-problems.ts";
import { shellOffer } from "./shell-offer.ts";
import { type WebPackage, webPackages } from "./web-packages.ts";
import { registryAfter } from "./write-registry.ts";

/** Why a build of the checkout would not publish its shell, and what to do; undefined when it would. Builds and changes nothing. */
export function previewShell({
  root,
  siteDir,
  registryFile,
  homes = new Map(),
}: Pick<BuildOptions, "root" | "siteDir" | "registryFile" | "homes">): string | undefined {
  const before = readRegistry(registryFile);
  const remotes = webPackages(root).filter(({ remote }) => remote);
  return unfitText(before, registryAfter(before, remotes, { siteDir, offer: shellOffer(root), homes, entryOf }));
}

/** Only its routes matter: a remote that the same build brings fits the shell that it is built with. */
const entryOf = ({ name, version, remote }: WebPackage): PublishedEntry => ({
  ...remote,
  name,
  version,
  entry: `/_mf/${name}/${version}/mf-manifest.json`,
});
