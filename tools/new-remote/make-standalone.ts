import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { MARKED_REMOTE } from "@courtside/contracts/domain/remote-name.ts";
import { z } from "zod";
import { packPackages } from "../packages/pack.ts";
import { CommandError } from "../process/command-error.ts";
import { demandName, remoteTemplate, writeTemplate } from "./make-remote.ts";

/** What packages of Courtside's are used with; older ones are warned of by npm. */
const NODE = ">=22.22";
const template = join(import.meta.dirname, "standalone");
const OF_STORIES = [
  "@storybook/addon-a11y",
  "@storybook/addon-vitest",
  "@storybook/react-vite",
  "@vitest/browser",
  "@vitest/browser-playwright",
  "storybook",
  "vite",
  "vitest",
];

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** "../My Cafe 2" → "mf-mycafe2"; a folder that is called as a remote is keeps its name. */
export const nameOfFolder = (folder: string): string => {
  const last = basename(folder).toLowerCase();
  return new RegExp(`^${MARKED_REMOTE}$`).test(last) ? last : `mf-${last.replaceAll(/[^a-z0-9]/g, "")}`;
};

/**
 * Writes a remote with a repository of its own: a screen, its tests, stories and journeys, CI, and Courtside's packages as they are now. Returns its files.
 * Throws {@link CommandError} for a folder that holds something, or a name that will not do.
 */
export async function makeStandaloneRemote(checkout: string, folder: string, name: string): Promise<string[]> {
  demandName(checkout, name);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CommandError(`${folder} is not empty.`);
  const packed = await packPackages(checkout, join(folder, "packages"));
  const files = [
    ...writeTemplate(remoteTemplate, folder, name, "0.1.0"),
    ...writeTemplate(template, folder, name, "0.1.0"),
  ];
  const placeOf = (wanted: string) => `file:packages/${packed.find((one) => one.name === wanted)?.file}`;
  const { react = "", "react-dom": dom = "" } = versionsIn(checkout, "mf-billing");
  const own = {
    name,
    version: "0.1.0",
    private: true,
    type: "module",
    engines: { node: NODE },
    scripts: {
      dev: "rspack serve --config node_modules/@courtside/remote-kit/standalone.config.mjs",
      types: "tsc -p .",
      test: "vitest run --project unit",
      stories: "storybook dev --port 6006 --no-open",
      "stories:build": "storybook build --quiet --output-dir dist-storybook",
      "test:stories": "vitest run --project stories",
      "test:journeys": "playwright test",
      build: "rspack build",
      check: "npm run types && npm test && npm run build",
      "check:browser": "npm run test:stories && npm run test:journeys",
      // By name: npm install alone keeps a package whose version is the same, and misses the file of another version.
      "update-courtside": "npm install ./packages/courtside-*.tgz",
      release: "npm run build && courtside-release --from dist",
    },
    dependencies: {
      "@courtside/contracts": placeOf("contracts"),
      "@courtside/design-system": placeOf("design-system"),
      react,
      "react-dom": dom,
    },
    devDependencies: {
      "@courtside/remote-kit": placeOf("remote-kit"),
      ...pick(versionsIn(checkout, "mf-billing"), ["@rspack/cli", "@rspack/core", "@types/react", "@types/react-dom"]),
      ...pick(versionsIn(checkout, "."), ["@types/node", "typescript"]),
      ...pick(versionsIn(checkout, "design-system"), OF_STORIES),
      ...pick(versionsIn(checkout, "tests"), ["@playwright/test", "axe-core"]),
      // Stories and journeys run in one Chromium.
      playwright: versionsIn(checkout, "tests")["@playwright/test"] ?? "",
    },
    // One copy of each: two versions of a package of Courtside's would have a context each.
    overrides: {
      "@courtside/contracts": "$@courtside/contracts",
      "@courtside/design-system": "$@courtside/design-system",
    },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(own, null, 2)}\n`);
  return [...files, ...packed.map(({ file }) => `packages/${file}`), "package.json"].sort();
}

function versionsIn(checkout: string, folder: string): Record<string, string> {
  const { dependencies, devDependencies } = manifest.parse(
    JSON.parse(readFileSync(join(checkout, folder, "package.json"), "utf8")),
  );
  return { ...devDependencies, ...dependencies };
}

const pick = (versions: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, versions[name]]));
