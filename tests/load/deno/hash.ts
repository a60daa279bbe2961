import { createInterface } from "node:readline";
import { hashPassword, verifyPassword } from "../../../api/src/auth/password-hashing/hash.ts";
import { closedLoop } from "../measure/closed-loop.ts";
import type { HashOrder } from "./hash-order.ts";

// The password hash alone, on the api's own runtime and workers: reads one order a line and prints a sample for each.

const password = "the bench's own password";
const hash = await hashPassword(password);

for await (const line of createInterface({ input: process.stdin })) {
  const { clients, milliseconds } = JSON.parse(line) as HashOrder;
  const sample = await closedLoop(clients, milliseconds, async () => {
    if (!(await verifyPassword(password, hash))) throw new Error("the right password was rejected");
  });
  console.log(JSON.stringify(sample));
}
