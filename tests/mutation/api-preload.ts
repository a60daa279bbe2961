import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { type MutantState, mutantState } from "./mutant-state.ts";

// Loaded by the api process before its own code. PUT sets the state that instrumented code reads; GET returns its counts.
const state = mutantState();
const coverage = { static: {}, perTest: {} as Record<string, Record<string, number>> };
state.mutantCoverage = coverage;

createServer(async (request, response) => {
  if (request.method === "PUT") {
    Object.assign(state, (await json(request)) as Partial<MutantState>);
    response.end();
    return;
  }
  response.end(JSON.stringify({ coverage, hitCount: state.hitCount ?? 0 }));
  for (const id of Object.keys(coverage.perTest)) delete coverage.perTest[id];
})
  // The port is taken in a process that a test starts besides: no mutant is active in it, and nothing counted.
  .on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
  })
  .listen(Number(process.env.MUTANT_PORT), "127.0.0.1")
  // Deno loads the api only when nothing in this module keeps its event loop busy.
  .unref();
