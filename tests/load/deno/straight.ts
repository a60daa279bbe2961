import { createInterface } from "node:readline";
import { closedLoop } from "../measure/closed-loop.ts";
import { openDriverPool } from "./pool.ts";
import { straightAvailability } from "./straight-availability.ts";
import { straightBookings } from "./straight-bookings.ts";
import type { StraightOrder } from "./straight-request.ts";

// The driver alone, on the api's own runtime: sends the statements of the api's requests and ignores the results.

const url = process.env.DATABASE_URL ?? "";
const pool = openDriverPool(url);
const prepared = new Map<string, (client: number) => Promise<void>>();

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line) as StraightOrder;
  if ("prepare" in order) {
    const { request } = order;
    const run =
      request.verb === "availability"
        ? await straightAvailability(url, pool, request)
        : await straightBookings(url, pool, request);
    prepared.set(order.prepare, run);
    console.log("{}");
  } else {
    const run = prepared.get(order.run);
    if (!run) throw new Error(`nothing prepared as ${order.run}`);
    console.log(JSON.stringify(await closedLoop(order.clients, order.milliseconds, run)));
  }
}
await pool.end();
