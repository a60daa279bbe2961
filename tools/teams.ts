import { createPublicKey } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { REMOTE_NAME } from "@courtside/contracts/domain/remote-name.ts";
import { teamsOf } from "../api/src/registry/registry-files.ts";
import { writeAtomically } from "../api/src/registry/release/registry-file.ts";
import { readTeams, type Team } from "../api/src/registry/release/teams.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { textTable } from "./operator/text-table.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

const usage = `npm run teams -- list                                              teams that release over HTTP, and their remotes
npm run teams -- allow <team> <remote>… --key <public key file>    lets a team release these remotes; again: more remotes, another key
npm run teams -- remove <team>                                     ends that; what it released stays

--registry <file>   another registry than REMOTES_FILE`;

/** As signatures name it (api/src/releases/signature.ts). */
const TEAM_NAME = /^[a-z][a-z0-9-]{0,39}$/;

// Who of other repositories may release which remotes (docs/remote-repositories.md#releasing).
await runCommand(async () => {
  const { positionals, values } = read();
  const [command, team = "", ...remotes] = positionals;
  const { remotesFile, remoteReleases } = readEnvironment();
  const registry = values.registry ? resolve(root, values.registry) : remotesFile;
  const teams = readTeams(registry);
  const save = (changed: Team[]) => writeAtomically(teamsOf(registry), `${JSON.stringify(changed, null, 2)}\n`);
  switch (command) {
    case "list":
      return console.log(textTable(teams.map(({ name, remotes: own }) => ({ team: name, remotes: own.join(", ") }))));
    case "allow": {
      const before = teams.find(({ name }) => name === team);
      const changed = allowed(before, team, remotes, values.key);
      for (const other of teams)
        for (const remote of changed.remotes)
          if (other.name !== team && other.remotes.includes(remote))
            throw new CommandError(`${remote} is released by team ${other.name}: remove that one first.`);
      save([...teams.filter((one) => one !== before), changed]);
      console.log(`Team ${team} may release ${changed.remotes.join(", ")}.`);
      if (!remoteReleases) console.log("The api takes releases over HTTP once it runs with REMOTE_RELEASES=on.");
      return;
    }
    case "remove": {
      if (!teams.some(({ name }) => name === team)) throw new CommandError(`There is no team ${team}.`);
      save(teams.filter(({ name }) => name !== team));
      return console.log(`Team ${team} releases nothing here any more.`);
    }
    default:
      throw new CommandError(usage);
  }
});

function read() {
  try {
    return parseArgs({ allowPositionals: true, options: { key: { type: "string" }, registry: { type: "string" } } });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function allowed(before: Team | undefined, name: string, remotes: string[], keyFile: string | undefined): Team {
  if (!TEAM_NAME.test(name) || remotes.length === 0 || !remotes.every((one) => REMOTE_NAME.test(one)))
    throw new CommandError(usage);
  const publicKey = keyFile ? publicKeyOf(resolve(root, keyFile)) : before?.publicKey;
  if (!publicKey) throw new CommandError(`--key must name the public key of team ${name}.`);
  return { name, publicKey, remotes: [...new Set([...(before?.remotes ?? []), ...remotes])] };
}

function publicKeyOf(file: string): string {
  if (!existsSync(file)) throw new CommandError(`--key: ${file} does not exist.`);
  const text = readFileSync(file, "utf8");
  if (text.includes("PRIVATE KEY"))
    throw new CommandError(`--key: ${file} is a private key, which stays with its team; its public one ends in .pub.`);
  const key = publicKeyIn(text);
  if (key?.asymmetricKeyType !== "ed25519")
    throw new CommandError(`--key: ${file} is no Ed25519 key: courtside-release new-key makes one.`);
  return key.export({ type: "spki", format: "pem" }).toString();
}

function publicKeyIn(text: string) {
  try {
    return createPublicKey(text);
  } catch {
    return undefined;
  }
}
