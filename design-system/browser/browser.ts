import { installedBrowser } from "./installed-browser.ts";
import { npmBrowser } from "./npm-browser.ts";
import { playwrightBrowser } from "./playwright-browser.ts";
import { versionOf } from "./version-of.ts";

/** The Chromium that tests, benchmarks and drawings run. */
export interface TestBrowser {
  /** Of the program: what `executablePath` and `CHROMIUM_PATH` take. */
  path: string;
  source: Source;
  /** As the program reports it: "Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)". */
  version: string;
}

export const SOURCES = ["CHROMIUM_PATH", "installed", "npm", "playwright"] as const;
export type Source = (typeof SOURCES)[number];

const find: Record<Source, (env: NodeJS.ProcessEnv) => string | undefined> = {
  CHROMIUM_PATH: (env) => env.CHROMIUM_PATH || undefined,
  installed: installedBrowser,
  npm: npmBrowser,
  playwright: playwrightBrowser,
};

/**
 * `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one that npm installed, else Playwright's own, downloaded
 * when missing. `CHROMIUM_FROM=npm` asks for one of them alone, `preferredVersion` for the first of that version if there
 * is one. Throws when there is none that starts.
 */
export function findBrowser({ env = process.env, preferredVersion = "" } = {}): TestBrowser {
  let first: TestBrowser | undefined;
  for (const source of sourcesIn(env)) {
    // Nothing is downloaded only to look at its version.
    if (first && (source === "playwright" || !preferredVersion)) break;
    const browser = open(source, env);
    if (browser?.version === preferredVersion) return browser;
    first ??= browser;
  }
  if (first) return first;
  throw new Error("No Chromium is installed, npm has none for this system, and Playwright's could not be downloaded.");
}

function open(source: Source, env: NodeJS.ProcessEnv): TestBrowser | undefined {
  const path = find[source](env);
  if (!path) return undefined;
  const version = versionOf(path);
  if (!version)
    throw new Error(`The browser at ${path} (${source}) does not start: see what "${path} --version" says.`);
  return { path, source, version };
}

function sourcesIn({ CHROMIUM_FROM, CHROMIUM_PATH }: NodeJS.ProcessEnv): readonly Source[] {
  if (CHROMIUM_PATH) return ["CHROMIUM_PATH"];
  if (!CHROMIUM_FROM) return SOURCES;
  const only = SOURCES.filter((source) => source === CHROMIUM_FROM);
  if (only.length === 0) throw new Error(`CHROMIUM_FROM: must be one of ${SOURCES.slice(1).join(", ")}`);
  return only;
}
