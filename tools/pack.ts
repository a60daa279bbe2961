import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./environment/root.ts";
import { packPackages } from "./packages/pack.ts";
import { runCommand } from "./process/command.ts";

// What other repositories build remotes with, as tarballs: npm run pack -- <folder>
await runCommand(async () => {
  const [folder = "dist/packages"] = parseArgs({ allowPositionals: true }).positionals;
  for (const { file, size, files } of await packPackages(root, resolve(root, folder)))
    console.log(`${file.padEnd(36)} ${(size / 1024).toFixed(0).padStart(6)} KiB  ${files.length} files`);
});
