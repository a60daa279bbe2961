import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { parseRegistry } from "../parseRegistry.ts";
import type { Override } from "./parseOverride.ts";

/** A server that compiles responds late, and a browser may first ask for permission to reach this machine. */
const TIMEOUT_MS = 10_000;

/** The result of an override. */
export interface LocalRemote extends Override {
  /** If absent, the remote has no routes at all: it was never released, and does not describe itself. */
  entry?: RegistryEntry | undefined;
  /** One sentence: why it has the routes of the release. */
  problem?: string;
}

/** A remote as its own server describes it. If that server is down, or its description is invalid, the released routes are used. */
export async function localRemote(override: Override, released: RegistryEntry | undefined): Promise<LocalRemote> {
  const described = await describedBy(override);
  if (typeof described !== "string") return { ...override, entry: described };
  return { ...override, entry: released && inPlaceOf(released, override), problem: described };
}

/** Its code has no released hash, and no released version for an error report. */
function inPlaceOf({ script: _, version, ...released }: RegistryEntry, override: Override): RegistryEntry {
  return { ...released, version: localVersion(version), entry: manifestOf(override) };
}

const manifestOf = ({ address }: Override) => new URL("mf-manifest.json", address).href;

/** "1.0.0-1a2b3c4d" → "1.0.0-local". */
const localVersion = (version: string) => `${version.split("-")[0]}-local`;

/** The entry from its server's remote.json, or one sentence that says why there is none. */
async function describedBy(override: Override): Promise<RegistryEntry | string> {
  const result = await ask(new URL("remote.json", override.address));
  if (typeof result === "string") return result;
  const manifest = Object.assign({}, result.json, { entry: manifestOf(override) });
  const { remotes, problems } = parseRegistry({ remotes: [manifest] });
  const [entry] = remotes;
  if (!entry) return `Its remote.json cannot be used: ${problems.join(", ")}.`;
  if (entry.name !== override.name) return `The remote at this address is ${entry.name}.`;
  return inPlaceOf(entry, override);
}

async function ask(url: URL): Promise<{ json: unknown } | string> {
  try {
    const response = await fetch(url, { cache: "no-cache", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return `It has no remote.json (${response.status}).`;
    return { json: await response.json() };
  } catch (error) {
    console.warn(`${url} could not be read`, error);
    return error instanceof SyntaxError ? "Its remote.json is not JSON." : "It does not respond.";
  }
}
