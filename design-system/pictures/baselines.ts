import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { chosenFiles } from "./chosen-files.ts";

// Compares the stories that have a picture with it, or with --update draws them anew: all, or those of the words behind it. Vitest
// itself would take a word after --update for a kind of update, and draw everything.
const folder = resolve(import.meta.dirname, "..");
const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith("-"));
const words = given.filter((argument) => !argument.startsWith("-"));
const unknown = words.filter((word) => chosenFiles(folder, word).length === 0);
if (unknown.length > 0) {
  console.error(`No file of stories has ${unknown.join(" or ")} in its path.`);
  process.exit(1);
}
const files = words.flatMap((word) => chosenFiles(folder, word)).map((file) => resolve(folder, file));
const { status } = spawnSync(
  "vitest",
  [
    ...["run", "--project", "stories-light", "--project", "stories-dark"],
    ...options.map((option) => (option === "--update" || option === "-u" ? "--update=all" : option)),
    ...files,
  ],
  { cwd: folder, stdio: "inherit", env: { ...process.env, STORIES: "baselines" } },
);
process.exitCode = status ?? 1;
