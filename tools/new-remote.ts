import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./environment/root.ts";
import { makeRemote } from "./new-remote/make-remote.ts";
import { makeStandaloneRemote, nameOfFolder } from "./new-remote/make-standalone.ts";
import { startChild } from "./process/child.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { standalone: { type: "string" } } });
  if (values.standalone) return standalone(resolve(root, values.standalone), positionals[0]);
  const [name] = positionals;
  if (!name)
    throw new CommandError(
      "What is it called? npm run new-remote -- mf-shop; in a repository of its own: -- mf-shop --standalone ../shop",
    );
  console.log(makeRemote(root, name).join("\n"));
  // The lock file is to know the new workspace; its packages are here already.
  await install(root, ["--prefer-offline"]);
  console.log(`
npm run dev -w ${name}            it alone, in a fake shell, against the real api
npm start                         in the shell, with its sidebar entry
npm run budgets                  what its screens may weigh, before its first release
npm run release -- ${name}        checks and releases it, without a new shell`);
});

async function standalone(folder: string, given: string | undefined): Promise<void> {
  const name = given ?? nameOfFolder(folder);
  console.log((await makeStandaloneRemote(root, folder, name)).join("\n"));
  await install(folder, ["--prefer-offline"]);
  console.log(`
${name} is in ${folder}; its README says how it is tested and released. Commit package-lock.json too: git init, git add .
Its team's key and name are allowed here by: npm run teams -- allow <team> ${name} --key <file>.pub`);
}

async function install(cwd: string, options: string[]): Promise<void> {
  const args = ["install", ...options, "--no-audit", "--no-fund"];
  const how = await startChild({ command: "npm", args, cwd, env: process.env }).ended;
  if (how !== "exit code 0") throw new CommandError(`npm install ended with ${how}: run it again before npm ci.`);
}
