import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { freePort } from "../support/free-port.ts";
import { startStack } from "../support/stack.ts";
import type { Counted } from "./mutant-state.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** PUT `Activation` makes a mutant the active one of the api process. */
    mutantSwitch: string;
    /** The api process's own: see api-preload.ts. */
    mutantProbe: string;
  }
}

export interface Activation {
  activeMutant: string;
  hitLimit: number;
}

const SCHEDULING = fileURLToPath(new URL("../../api/src/scheduling/**/*.ts", import.meta.url));

/** The stack of the api's tests, with an api process in which mutants are activated one after another. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const probe = `http://127.0.0.1:${port}`;
  process.env.API_PRELOAD = fileURLToPath(new URL("./api-preload.ts", import.meta.url));
  process.env.MUTANT_PORT = String(port);
  const stack = await startStack(project);
  const leavesState = mutantsThatLeaveState();
  const atLoad = await mutantsAtLoad(probe);
  let active = "";
  const activate = async ({ activeMutant, hitLimit }: Activation): Promise<void> => {
    if (activeMutant === active) return;
    const isUnusable = atLoad.has(active) || leavesState.has(active) || !(await isThere(probe));
    if (atLoad.has(activeMutant) || isUnusable) {
      await stack.restartApi(atLoad.has(activeMutant) ? { __STRYKER_ACTIVE_MUTANT__: activeMutant } : {});
    }
    await fetch(probe, { method: "PUT", body: JSON.stringify({ activeMutant, hitLimit, hitCount: 0 }) });
    active = activeMutant;
  };
  const server = createServer(async (request, response) => {
    try {
      await activate((await json(request)) as Activation);
    } catch (error) {
      response.statusCode = 500;
      response.write(String(error));
    }
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  project.provide("mutantSwitch", `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`);
  project.provide("mutantProbe", probe);
  return async () => {
    server.close();
    await stack.stop();
  };
}

/** Mutants whose code runs while the api loads its modules. */
async function mutantsAtLoad(probe: string): Promise<Set<string>> {
  const { coverage } = (await (await fetch(probe)).json()) as Counted;
  return new Set(Object.keys(coverage.static));
}

/** Whether the api process is still alive after the previous mutant. */
const isThere = (probe: string): Promise<boolean> =>
  fetch(probe).then(
    ({ ok }) => ok,
    () => false,
  );

/** Mutants of files that keep results in memory, where a wrong result would affect the runs of later mutants. */
function mutantsThatLeaveState(): Set<string> {
  const keeping = globSync(SCHEDULING)
    .map((file) => readFileSync(file, "utf8"))
    .filter((text) => /^(const|let) \w+ = new (Map|Set|WeakMap|WeakSet)(<.*>)?\(\)/m.test(text));
  return new Set(keeping.flatMap((text) => [...text.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id = ""]) => id)));
}
