import { basename } from "node:path";
import { checkRemote } from "./checks/check-remote.ts";
import { root } from "./environment/root.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { webPackages } from "./site/web-packages.ts";

// npm test -w mf-coach: what a release of that remote has to pass.
await runCommand(async ({ signal }) => {
  const name = basename(process.cwd());
  const part = webPackages(root).find((one) => one.remote && basename(one.folder) === name);
  if (!part) throw new CommandError(`${name} is no remote: run it as npm test -w mf-coach.`);
  await checkRemote(root, part, signal);
});
