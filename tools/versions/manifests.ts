import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const manifest = z.looseObject({ name: z.string(), version: z.string() });

/** States the version twice: its own and that of the product. */
export const chartFile = (checkout: string) => join(checkout, "tools/helm/courtside/Chart.yaml");

/** Every file that states the product's version, the root's first: package.json of all workspaces, remote.json of all remotes. */
export function versionedFiles(checkout: string): { file: string; text: string; name: string; version: string }[] {
  const patterns = ["*/package.json", "*/*/package.json", "*/remote.json"];
  const found = globSync(patterns, {
    cwd: checkout,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(String(path)),
  });
  return ["package.json", ...found.sort()].map((file) => {
    const text = readFileSync(join(checkout, file), "utf8");
    return { file, text, ...manifest.pick({ name: true, version: true }).parse(JSON.parse(text)) };
  });
}
