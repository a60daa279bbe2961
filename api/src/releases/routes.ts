import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { DomainError, invalid } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { logOf } from "../http/request.ts";
import { noStore } from "../http/security-headers.ts";
import { inSentences } from "../registry/change-live.ts";
import { readTeams, type Team } from "../registry/release/teams.ts";
import { acceptOnce } from "./accept-once.ts";
import { changeSchema } from "./changes.ts";
import { changeOwn, demandOwn, readState, receiveRelease, requestsFile } from "./receive.ts";
import { MOST_BYTES, parse } from "./sent-files.ts";
import { demandSignature, readSignature } from "./signature.ts";

const limitSize = bodyLimit({
  // A form has some bytes around its files.
  maxSize: MOST_BYTES + 1024 * 1024,
  onError: () => {
    throw new DomainError("too_large", "request_entity_too_large", "A release is not larger than 20 MiB", {
      field: "body",
    });
  },
});

/**
 * Releases over HTTP for teams of other repositories (docs/remote-repositories.md#releasing): each request is signed with the team's
 * key, and reaches that team's remotes alone. No part of /api/v1: no club and no account takes part.
 */
export const releases = new Hono<AppEnv>()
  .use("/registry/v1/*", noStore, async (c, next) => {
    if (!c.get("deps").config.remoteReleases)
      throw new DomainError("not_found", "releases_off", "This Courtside takes no releases over HTTP: REMOTE_RELEASES");
    await next();
  })
  .get("/registry/v1/remotes/:remote", async (c) => {
    await authorize(c, new Uint8Array());
    return c.json(readState(c.get("deps").config, c.req.param("remote")));
  })
  .post("/registry/v1/remotes/:remote/releases", async (c) => {
    const { team, remote, body } = await signedBody(c);
    const form = await formOf(body, c.req.header("content-type") ?? "");
    const { record, warnings } = await receiveRelease(c.get("deps"), team, remote, form);
    const { version } = record.entry;
    logOf(c).info({ team: team.name, remote, version }, "a remote was released");
    return c.json({ remote, version, warnings }, 201);
  })
  .post("/registry/v1/remotes/:remote/changes", async (c) => {
    const { team, remote, body } = await signedBody(c);
    const change = parse("body", changeSchema, body.toString("utf8"));
    const version = await changeOwn(c.get("deps"), team, remote, change);
    logOf(c).info({ team: team.name, remote, version, what: change.what }, "what is live of a remote was changed");
    return c.json({ remote, version });
  });

/** The body, once the headers are known to be a team's: for others this process reads no 20 MiB. */
async function signedBody(c: Context<AppEnv>): Promise<{ team: Team; remote: string; body: Buffer }> {
  const read = async () => {
    // The limit counts while it reads, whatever content-length says.
    await limitSize(c, async () => {});
    return Buffer.from(await c.req.arrayBuffer());
  };
  const { team, body } = await authorize(c, read);
  return { team, remote: c.req.param("remote") ?? "", body };
}

async function authorize(c: Context<AppEnv>, body: Uint8Array | (() => Promise<Buffer>)) {
  const { config } = c.get("deps");
  const now = new Date();
  const headers = readSignature((name) => c.req.header(name));
  const address = `${config.siteUrl}${c.req.path}`;
  const team = demandSignature(headers, { method: c.req.method, address, now }, readTeams(config.remotesFile));
  demandOwn(team, c.req.param("remote") ?? "");
  const bytes = typeof body === "function" ? await body() : Buffer.from(body);
  if (headers.digest !== `sha-256=:${createHash("sha256").update(bytes).digest("base64")}:`)
    throw invalid("content-digest", "The body is not the one that was signed");
  await inSentences(logOf(c), [], () => acceptOnce(requestsFile(config), headers, now));
  return { team, body: bytes };
}

async function formOf(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  } catch {
    throw invalid("body", "must be a form (multipart/form-data)");
  }
}
