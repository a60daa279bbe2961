import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exampleText } from "./env-example/example-text.ts";
import { root } from "./environment/root.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

const file = join(root, ".env.example");

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  const text = exampleText(root);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return console.log(".env.example is current.");
  if (values.check) throw new CommandError(".env.example is stale: run npm run env-example and commit the file.");
  writeFileSync(file, text);
  console.log(".env.example is written.");
});
