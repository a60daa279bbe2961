import { createInterface } from "node:readline";
import { closedLoop } from "../measure/closed-loop.ts";
import { floorBookings } from "./floor-bookings.ts";
import { openDriverPool } from "./pool.ts";
import { straightAvailability } from "./straight-availability.ts";
import { straightBookings } from "./straight-bookings.ts";
import type { StraightOrder, StraightRequest } from "./straight-request.ts";

// The driver alone, on the api's own runtime: sends the statements of the api's requests and ignores the results.

const url = process.env.DATABASE_URL ?? "";
const pool = openDriverPool(url);
const prepared = new Map<string, (client: number) => Promise<void>>();

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line) as StraightOrder;
  if ("prepare" in order) {
    const { request } = order;
    prepared.set(order.prepare, await prepare(request));
    console.log("{}");
  } else {
    const run = prepared.get(order.run);
    if (!run) throw new Error(`nothing prepared as ${order.run}`);
    console.log(JSON.stringify(await closedLoop(order.clients, order.milliseconds, run)));
  }
}
await pool.end();

async function prepare(request: StraightRequest): Promise<(client: number) => Promise<void>> {
  if (request.verb === "availability") return straightAvailability(url, pool, request);
  return request.verb === "bookings" ? straightBookings(url, pool, request) : floorBookings(pool, request);
}
