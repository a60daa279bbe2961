import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CAPABILITIES, ROLES } from "@courtside/contracts/domain/roles.ts";
import { CONTRACT_VERSION, SLOTS } from "@courtside/contracts/shell/remote.ts";
import { z } from "zod";

/** What a shell offers to remotes; the registry says it, so that a release can be tested against the live one. */
export interface ShellOffer {
  contract: number;
  /** Each module that remotes take from the shell, with its version (contracts/federation.mjs). */
  shared: Record<string, string>;
  knows: ShellText;
}

/** The values in a remote.json that a shell understands. It leaves out a remote that uses another one. */
export interface ShellText {
  roles: readonly string[];
  capabilities: readonly string[];
  slots: readonly string[];
}

/** Those of this checkout. */
export const ownText: ShellText = { roles: ROLES, capabilities: CAPABILITIES, slots: SLOTS };

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
  return { contract: CONTRACT_VERSION, shared: Object.fromEntries(versions), knows: ownText };
}
