#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { readBuild, releaseForm, UsageError } from "./release-form.mjs";
import { signedHeaders } from "./signature.mjs";

const usage = `courtside-release --from dist --to <url> --key <file>     releases what was built
courtside-release … --share 10                            to 10 % of the sessions: a canary; --club <id>, --staff
courtside-release promote | withdraw --to … --key …       makes the canary live for everybody, or ends it
courtside-release rollback [version] --to … --key …       makes an earlier release live again
courtside-release list --to … --key …                     what is there, and what is live
courtside-release new-key <file>                          makes the team's key, and <file>.pub for the operator

--to <url>          a running Courtside, by the address that people use
--key <file>        the team's private key; else the variable COURTSIDE_RELEASE_KEY holds it
--team <name>       as the operator calls it; by default the remote's name
--remote <name>     by default that of remote.json
--from <folder>     the build, dist by default`;

const options = {
  from: { type: "string", default: "dist" },
  to: { type: "string" },
  key: { type: "string" },
  team: { type: "string" },
  remote: { type: "string" },
  share: { type: "string" },
  club: { type: "string", multiple: true },
  staff: { type: "boolean" },
};

try {
  await main();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}

async function main() {
  const { positionals, values } = read();
  const [command = "release", argument] = positionals;
  if (command === "new-key") return newKey(argument);
  const remote = values.remote ?? ownName();
  const caller = { team: values.team ?? remote, key: privateKey(values.key), origin: originOf(values.to) };
  const place = `/registry/v1/remotes/${remote}`;
  const releaser = thisReleaser();
  const audience = audienceOf(values);
  switch (command) {
    case "release": {
      const { name, files } = readBuild(values.from);
      if (name !== remote) throw new UsageError(`${values.from} holds ${name}, not ${remote}.`);
      const form = await releaseForm(files, releaser, audience);
      const { version, warnings = [] } = await send(caller, "POST", `${place}/releases`, form);
      for (const warning of warnings) console.warn(`! ${warning}`);
      return console.log(`${remote} ${version} is ${audience ? "given to the canary's sessions" : "live"}.`);
    }
    case "rollback":
    case "promote":
    case "withdraw": {
      const change = {
        what: command,
        releaser,
        ...(command === "rollback" && argument && { version: argument }),
        ...(command === "promote" && audience && { audience }),
      };
      const body = { type: "application/json", body: Buffer.from(JSON.stringify(change)) };
      const { version } = await send(caller, "POST", `${place}/changes`, body);
      const done = {
        rollback: "is live again",
        promote: audience ? "has more sessions" : "is live",
        withdraw: "is withdrawn",
      };
      return console.log(`${remote} ${version} ${done[command]}.`);
    }
    case "list": {
      const { live, canary, releases } = await send(caller, "GET", place);
      const state = (version) => (version === live ? "live" : version === canary?.version ? "canary" : "");
      for (const { version, released, who, commit } of releases)
        console.log([version, released.slice(0, 19), who, commit, state(version)].filter(Boolean).join("  "));
      if (releases.length === 0) console.log(`${remote} was never released there.`);
      return;
    }
    default:
      throw new UsageError(usage);
  }
}

function read() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error.message}\n\n${usage}`);
  }
}

function newKey(file) {
  if (!file) throw new UsageError("Where is it to be? courtside-release new-key team.pem");
  if (existsSync(file)) throw new UsageError(`${file} is there already.`);
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600, flag: "wx" });
  writeFileSync(`${file}.pub`, publicKey.export({ type: "spki", format: "pem" }));
  console.log(`${file} stays with the team and out of the repository. Send ${file}.pub to the operator.`);
}

function ownName() {
  if (!existsSync("remote.json")) throw new UsageError("--remote must name the remote: there is no remote.json here.");
  return JSON.parse(readFileSync("remote.json", "utf8")).name;
}

function privateKey(file) {
  if (file && !existsSync(file)) throw new UsageError(`--key: ${file} does not exist.`);
  const text = file ? readFileSync(file, "utf8") : process.env.COURTSIDE_RELEASE_KEY;
  if (!text) throw new UsageError("--key must name the file of the team's private key.");
  try {
    return createPrivateKey(text);
  } catch {
    throw new UsageError(`${file ?? "COURTSIDE_RELEASE_KEY"} is no private key: courtside-release new-key makes one.`);
  }
}

function originOf(address) {
  const url = URL.canParse(address ?? "") ? new URL(address) : undefined;
  if (!url?.protocol.startsWith("http"))
    throw new UsageError("--to must be the address of a Courtside, such as https://courtside.example.");
  return url.origin;
}

/** Undefined if the release is for everybody. */
function audienceOf({ share, club, staff }) {
  const percent = share === undefined ? undefined : Number(share.replace(/\s*%$/, ""));
  if (percent !== undefined && !(percent > 0 && percent <= 100))
    throw new UsageError("--share must be a percentage above 0 and at most 100.");
  if (percent === undefined && !club && !staff) return undefined;
  return { ...(percent !== undefined && { share: percent }), ...(club && { clubs: club }), ...(staff && { staff }) };
}

function thisReleaser() {
  const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? "";
  const commit = git("rev-parse", "HEAD").slice(0, 12) || process.env.GITHUB_SHA?.slice(0, 12);
  return {
    who: process.env.GITHUB_ACTOR || git("config", "user.name") || userInfo().username,
    ...(commit && { commit }),
  };
}

async function send({ team, key, origin }, method, path, { type, body } = {}) {
  const address = `${origin}${path}`;
  const headers = { ...signedHeaders({ team, key, method, address, body }), ...(type && { "content-type": type }) };
  const response = await fetch(address, { method, headers, body, signal: AbortSignal.timeout(120_000) }).catch(
    (error) => {
      throw new UsageError(`${origin} does not respond: ${error.cause?.message ?? error.message}`);
    },
  );
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  throw new UsageError(`${address} returned ${response.status}: ${sentence(text)}`);
}

function sentence(text) {
  try {
    const { message, details } = JSON.parse(text);
    return details?.field ? `${message} (${details.field})` : message;
  } catch {
    return "no Courtside responds there";
  }
}
