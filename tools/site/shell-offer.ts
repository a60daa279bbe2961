import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DEPRECATIONS } from "@courtside/contracts/deprecations.mjs";
import { SHELL_PATHS } from "@courtside/contracts/domain/app-paths.ts";
import type { ShellOffer } from "@courtside/contracts/shell/registry.ts";
import { OWN_VOCABULARY } from "@courtside/contracts/shell/registry-vocabulary.ts";
import { CONTRACT_VERSION } from "@courtside/contracts/shell/remote.ts";
import { z } from "zod";

/** Module → the folder whose package.json has its version. */
const modules = {
  react: "node_modules/react",
  "react/jsx-runtime": "node_modules/react",
  "react-dom": "node_modules/react-dom",
  "@courtside/contracts/shell/index.tsx": "contracts",
};
const versioned = z.looseObject({ version: z.string() });

/** What the shell of a checkout offers. */
export function shellOffer(root: string): ShellOffer {
  const parts = readdirSync(join(root, "design-system/src")).filter((file) => file.endsWith(".tsx"));
  const folders = [
    ...Object.entries(modules),
    ...parts.sort().map((part) => [`@courtside/design-system/${part}`, "design-system"] as const),
  ];
  const versions = folders.map(([name, folder]) => {
    const { version } = versioned.parse(JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")));
    return [name, version];
  });
  return {
    contract: CONTRACT_VERSION,
    shared: Object.fromEntries(versions),
    knows: OWN_VOCABULARY,
    deprecated: DEPRECATIONS,
    paths: SHELL_PATHS,
  };
}
