import { parseArgs } from "node:util";
import { root } from "./environment/root.ts";
import { makeRemote } from "./new-remote/make-remote.ts";
import { startChild } from "./process/child.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

await runCommand(async () => {
  const [name] = parseArgs({ allowPositionals: true }).positionals;
  if (!name) throw new CommandError("What is it called? npm run new-remote -- mf-shop");
  console.log(makeRemote(root, name).join("\n"));
  // The lock file is to know the new workspace; its packages are here already.
  const args = ["install", "--prefer-offline", "--no-audit", "--no-fund"];
  const how = await startChild({ command: "npm", args, cwd: root, env: process.env }).ended;
  if (how !== "exit code 0") throw new CommandError(`npm install ended with ${how}: run it again before npm ci.`);
  console.log(`
npm run dev -w ${name}            it alone, in a fake shell, against the real api
npm start                         in the shell, with its sidebar entry
npm run budgets                  what its screens may weigh, before its first release
npm run release -- ${name}        checks and releases it, without a new shell`);
});
