import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { CanaryAudience } from "@courtside/contracts/domain/canary.ts";
import { audienceSchema } from "@courtside/contracts/shell/registry.ts";
import { promote, withdraw } from "../api/src/registry/release/canaries.ts";
import { contractWarnings } from "../api/src/registry/release/contract-problems.ts";
import { readRegistry } from "../api/src/registry/release/registry-file.ts";
import type { ReleaseRecord } from "../api/src/registry/release/release-record.ts";
import { rollBack } from "../api/src/registry/release/roll-back.ts";
import type { ReleaseTarget } from "../api/src/registry/release/target.ts";
import { runningLauncher } from "./environment/launcher-lock.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { root } from "./environment/root.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { followBuilds } from "./release/follow-builds.ts";
import { listHistory, listReleases } from "./release/list-releases.ts";
import { releaseRemote } from "./release/release-remote.ts";
import { thisReleaser } from "./release/releaser.ts";

const usage = `npm run release -- <remote>                     checks, builds and releases it
npm run release -- <remote> --share 10          the same for 10 % of the sessions: a canary; --club <id>, --staff
npm run release -- promote <remote>             makes its canary live for everybody; --share 50 for more sessions
npm run release -- withdraw <remote>            ends its canary
npm run release -- rollback <remote> [version]  makes an earlier release live again
npm run release -- follow-builds <remote>       lets builds make it live again, until its next release
npm run release -- list [remote]                what is there, who released it, and what is live
npm run release -- history [remote]             every change of what browsers get

--to <directory>    whose _mf/ and remotes.json are meant; by default those of this Courtside
--registry <file>   another registry than <directory>/remotes.json
--origin <https://…>  where browsers find the directory, when that is not the shell's own origin
--url <https://…>   the running Courtside that the smoke test asks
--without-checks "<reason>"  releases it whatever its checks would find; the reason stays in the release's record`;

const options = {
  to: { type: "string" },
  registry: { type: "string" },
  origin: { type: "string" },
  url: { type: "string" },
  "without-checks": { type: "string" },
  share: { type: "string" },
  club: { type: "string", multiple: true },
  staff: { type: "boolean" },
} as const;

function read() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    for (const name of ["origin", "url"] as const) {
      const value = values[name];
      if (value !== undefined && URL.parse(value)?.origin !== value)
        throw new CommandError(`--${name} must be an origin such as https://coach.example, without a path.`);
    }
    if (values["without-checks"]?.trim() === "")
      throw new CommandError("--without-checks needs a reason, which the release's record keeps.");
    return { positionals, values };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** Undefined if the release is for everybody. */
function audienceOf({ share, club, staff }: ReturnType<typeof read>["values"]): CanaryAudience | undefined {
  const percent = share === undefined ? undefined : Number(share.replace(/\s*%$/, ""));
  const parsed = audienceSchema.safeParse({ share: percent, clubs: club, staff });
  if (!parsed.success)
    throw new CommandError(
      parsed.error.issues.some(({ path }) => path[0] === "share")
        ? "--share must be a percentage above 0 and at most 100."
        : "--club must be a club's id: npm run clubs -- list shows them.",
    );
  const { data } = parsed;
  return percent === undefined && !club && !staff ? undefined : data;
}

function targetOf({ to, registry, origin, url }: ReturnType<typeof read>["values"]): ReleaseTarget {
  const { siteDir, remotesFile, dataDir, remoteHomes } = readEnvironment();
  const filesDir = to ? resolve(root, to) : siteDir;
  const ownRegistry = to ? join(filesDir, "remotes.json") : remotesFile;
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
const longest: Record<string, number> = {
  list: 2,
  history: 2,
  rollback: 3,
  "follow-builds": 2,
  promote: 2,
  withdraw: 2,
};
const namesRemote = new Set(["rollback", "follow-builds", "promote", "withdraw"]);

await runCommand(async ({ signal }) => {
  const { positionals, values } = read();
  const [command, name = "", version] = positionals;
  if (command === undefined || (namesRemote.has(command) && name === "")) throw new CommandError(usage);
  const extra = positionals[longest[command] ?? 1];
  if (extra !== undefined) throw new CommandError(`${extra} is one argument too many.\n\n${usage}`);
  const target = targetOf(values);
  const audience = audienceOf(values);
  const live = ({ entry }: ReleaseRecord) => {
    const source = target.siteUrl ?? "the files on disk; --url names a running Courtside to ask instead";
    const who = audience ? "given to the canary's sessions" : "live";
    console.log(`${entry.name} ${entry.version} is ${who}. Its smoke test asked ${source}.`);
    for (const warning of contractWarnings(entry, readRegistry(target.registryFile))) console.warn(`! ${warning}`);
  };
  switch (command) {
    case "list":
      return console.log(listReleases(target, positionals[1]).join("\n"));
    case "history":
      return console.log(listHistory(target, positionals[1]).join("\n"));
    case "follow-builds":
      return console.log(
        `${name} ${await followBuilds(target, name)} is live until the next build that has something new of it.`,
      );
    case "withdraw": {
      const canary = await withdraw(target, name, thisReleaser(root));
      return console.log(`The canary ${canary.version} of ${name} is withdrawn: every new page has the live release.`);
    }
    case "promote":
      return live(await promote(target, name, audience ?? {}, thisReleaser(root)));
    case "rollback":
      return live(await rollBack(target, name, version, thisReleaser(root)));
    default: {
      const withoutChecks = values["without-checks"];
      return live(await releaseRemote(root, target, command, signal, { withoutChecks, audience }));
    }
  }
});
