import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CONTRACT_VERSION } from "@courtside/contracts/shell/remote.ts";
import { z } from "zod";

/** What a shell offers to remotes: the contract, and the versions of the packages that it shares (contracts/federation.mjs). */
export interface ShellOffer {
  contract: number;
  shared: Record<string, string>;
}

const packages = {
  react: "node_modules/react",
  "react-dom": "node_modules/react-dom",
  "@courtside/contracts": "contracts",
  "@courtside/design-system": "design-system",
};
const versioned = z.looseObject({ version: z.string() });

/** What the shell of this checkout offers; a release of a remote is tested against that of the live one. */
export function shellOffer(root: string): ShellOffer {
  const versions = Object.entries(packages).map(([name, folder]) => {
    const { version } = versioned.parse(JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")));
    return [name, version];
  });
  return { contract: CONTRACT_VERSION, shared: Object.fromEntries(versions) };
}
