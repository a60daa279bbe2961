import type { StraightOrder, StraightRequest } from "../deno/straight-request.ts";
import type { Sample } from "../measure/closed-loop.ts";
import type { Variant } from "../measure/interleave.ts";
import { CLIENTS } from "../measure/over-http.ts";
import type { Stage } from "./database.ts";
import { startDeno } from "./deno-process.ts";

/** Variants that send the statements of the api's requests to Postgres, directly through the driver on the api's runtime. */
export function startStraight(stage: Stage, databaseUrl: string) {
  const program = startDeno(stage, "straight.ts", { DATABASE_URL: databaseUrl });
  let count = 0;
  return async (request: StraightRequest): Promise<Variant> => {
    count += 1;
    const run = String(count);
    const order: StraightOrder = { prepare: run, request };
    await program.ask(order);
    return (milliseconds) => program.ask<Sample>({ run, clients: CLIENTS, milliseconds } satisfies StraightOrder);
  };
}

/** A variant for each size: a bare Hono route on Deno that responds with as many bytes. */
export async function startBareRoutes(stage: Stage, sizes: Record<string, number>): Promise<number> {
  const { port } = await startDeno(stage, "bare-route.ts", { SIZES: JSON.stringify(sizes) }).read<{ port: number }>();
  return port;
}
