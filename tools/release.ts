import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { runningLauncher } from "./process/launcher-lock.ts";
import { followBuilds } from "./release/follow-builds.ts";
import { listReleases } from "./release/list-releases.ts";
import { releaseRemote } from "./release/release-remote.ts";
import { rollBack } from "./release/roll-back.ts";
import type { ReleaseTarget } from "./release/target.ts";

const usage = `npm run release -- <remote>                     builds and releases it
npm run release -- rollback <remote> [version]  makes an earlier release live again
npm run release -- follow-builds <remote>       lets builds make it live again, until its next release
npm run release -- list [remote]                what is there, and what is live

--to <directory>    whose _mf/ and remotes.json are meant; by default those of this Courtside
--registry <file>   another registry than <directory>/remotes.json
--origin <https://…>  where browsers find the directory, when that is not the shell's own origin
--url <https://…>   the running Courtside that the smoke test asks`;

const options = {
  to: { type: "string" },
  registry: { type: "string" },
  origin: { type: "string" },
  url: { type: "string" },
} as const;

function read() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    for (const name of ["origin", "url"] as const) {
      const value = values[name];
      if (value !== undefined && URL.parse(value)?.origin !== value)
        throw new CommandError(`--${name} must be an origin such as https://coach.example, without a path.`);
    }
    return { positionals, values };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function targetOf({ to, registry, origin, url }: ReturnType<typeof read>["values"]): ReleaseTarget {
  const { siteDir, remotesFile, dataDir, remoteHomes } = readEnvironment();
  const filesDir = to ? resolve(root, to) : siteDir;
  const ownRegistry = to ? join(filesDir, "remotes.json") : resolve(root, remotesFile);
  const running = to ? undefined : runningLauncher(dataDir);
  // A development server shows a registry of its own.
  const siteUrl = url ?? (running?.command === "npm start" ? running.url : undefined);
  return {
    filesDir,
    registryFile: registry ? resolve(root, registry) : ownRegistry,
    ...(origin && { origin }),
    ...(!to && { homes: remoteHomes }),
    ...(siteUrl && { siteUrl }),
  };
}

/** How many arguments a command takes at most; a remote's name is one by itself. */
const longest: Record<string, number> = { list: 2, rollback: 3, "follow-builds": 2 };
const namesRemote = new Set(["rollback", "follow-builds"]);

await runCommand(async ({ signal }) => {
  const { positionals, values } = read();
  const [command, name, version] = positionals;
  if (command === undefined || (namesRemote.has(command) && name === undefined)) throw new CommandError(usage);
  const extra = positionals[longest[command] ?? 1];
  if (extra !== undefined) throw new CommandError(`${extra} is one argument too many.\n\n${usage}`);
  const target = targetOf(values);
  if (command === "list") return console.log(listReleases(target, name).join("\n"));
  if (command === "follow-builds" && name !== undefined) {
    const live = followBuilds(target, name);
    return console.log(`${name} ${live} is live until the next build that has something new of it.`);
  }
  const record =
    command === "rollback" && name !== undefined
      ? await rollBack(target, name, version)
      : await releaseRemote(root, target, command, signal);
  const source = target.siteUrl ?? "the files on disk; --url names a running Courtside to ask instead";
  console.log(`${record.entry.name} ${record.entry.version} is live. Its smoke test asked ${source}.`);
});
