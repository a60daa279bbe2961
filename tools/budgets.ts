import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./environment/root.ts";
import { runCommand } from "./process/command.ts";
import { bundle } from "./site/bundle.ts";
import { budgetFile, budgetOf } from "./site/byte-budgets.ts";
import { webPackages } from "./site/web-packages.ts";

// Writes each package's budget.json from what it weighs now: what a review then sees as a heavier screen.
await runCommand(async ({ signal }) => {
  for (const part of webPackages(root)) {
    await bundle(root, part, signal, { keepsBudget: false });
    const file = budgetFile(part.folder);
    writeFileSync(file, `${JSON.stringify(budgetOf(join(part.folder, "dist")), null, 2)}\n`);
    console.log(`${part.name}/budget.json is written.`);
  }
});
