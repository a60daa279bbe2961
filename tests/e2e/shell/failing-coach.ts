import { dirname, join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { liveEntry, readRegistry } from "../../../api/src/registry/release/registry-file.ts";
import { changedCoach, FIRST_TEXT, hashOf, root } from "./built-remotes.ts";

const site = join(root, "dist/site");

/** mf-coach's entry in the journeys' registry. */
export function liveCoach() {
  const entry = liveEntry(readRegistry(join(site, "remotes.json")), "mf-coach");
  if (!entry) throw new Error("mf-coach is not live");
  return { ...entry, folder: join(site, dirname(entry.entry)) };
}

/** The place where the code of the changed /coaches screen throws. */
export type Failure = "while rendering" | "in a click" | "in a promise";

export const COACH_FILES = "**/_mf/mf-coach/**";

/** A script as a remote's server sends it. */
export const responseScript = (route: Route, body: string): Promise<void> =>
  route.fulfill({ contentType: "text/javascript", headers: { "access-control-allow-origin": "*" }, body });

/** Changes pages on their way, until the page is unrouted. */
export async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** The registry in a page, with mf-coach built for another contract. */
export const ofOtherContract = (html: string): string =>
  html.replace(/(<script type="application\/json" id="remotes">)(.*?)(<\/script>)/s, (_, start, json, end) => {
    const registry = JSON.parse(json) as { remotes: { name: string }[] };
    const remotes = registry.remotes.map((remote) =>
      remote.name === "mf-coach" ? { ...remote, contract: 2 } : remote,
    );
    return `${start}${JSON.stringify({ ...registry, remotes }).replaceAll("<", "\\u003c")}${end}`;
  });

/** Serves an mf-coach as if released, with valid hashes, whose screen throws where {@link throwIn} says. */
export async function serveFailingCoach(page: Page): Promise<void> {
  const files = await changedCoach(liveCoach().folder, (screen) =>
    screen
      .replace(`"${FIRST_TEXT}"`, `(${throwing("while rendering")},"${FIRST_TEXT}")`)
      .replace(
        /onClick:\(\)=>(\w+\(\w+\)),children:"Request a Lesson"/,
        `onClick:()=>{${throwing("in a click")};${rejecting("in a promise")};$1},children:"Request a Lesson"`,
      ),
  );
  await page.route(COACH_FILES, (route) => {
    const file = files.find(({ name }) => new URL(route.request().url()).pathname.endsWith(`/${name}`));
    return file ? responseScript(route, file.text) : route.fallback();
  });
  await changePages(page, (html) =>
    files.reduce((changed, { before, text }) => changed.replaceAll(hashOf(before), hashOf(text)), html),
  );
}

const error = (failure: Failure) => `new Error("A failure ${failure}")`;
const throwing = (failure: Failure) => `self.coachError==="${failure}"&&(()=>{throw ${error(failure)}})()`;
const rejecting = (failure: Failure) => `self.coachError==="${failure}"&&Promise.reject(${error(failure)})`;

/** Sets where the screen of {@link serveFailingCoach} throws from now on; undefined: nowhere. */
export const throwIn = (page: Page, failure?: Failure): Promise<unknown> =>
  page.evaluate((coachError) => Object.assign(self, { coachError }) && undefined, failure);
