import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { freePort } from "../support/free-port.ts";
import { startStack } from "../support/stack.ts";

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
  /** The mutant's code runs while the api loads its modules. */
  isStatic: boolean;
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
  let active: Activation | undefined;
  const activate = async (next: Activation): Promise<void> => {
    if (next.activeMutant === active?.activeMutant) return;
    const isUnusable = active?.isStatic || leavesState.has(active?.activeMutant ?? "") || !(await isThere(probe));
    if (next.isStatic || isUnusable) {
      await stack.restartApi(next.isStatic ? { __STRYKER_ACTIVE_MUTANT__: next.activeMutant } : {});
    }
    const { activeMutant, hitLimit } = next;
    await fetch(probe, { method: "PUT", body: JSON.stringify({ activeMutant, hitLimit, hitCount: 0 }) });
    active = next;
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
    .filter((text) => /^(const|let) \w+ = new (Map|Set)\b/m.test(text));
  return new Set(keeping.flatMap((text) => [...text.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id = ""]) => id)));
}
