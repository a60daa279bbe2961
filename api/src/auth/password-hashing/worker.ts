import { randomBytes } from "node:crypto";
import { parentPort } from "node:worker_threads";
import { argon2id, argon2Verify } from "hash-wasm";
import { ARGON2_PARAMETERS, SALT_LENGTH } from "./parameters.ts";
import type { HashResponse, HashTask } from "./task.ts";

parentPort?.on("message", async (task: HashTask) => {
  try {
    parentPort?.postMessage({ value: await run(task) } satisfies HashResponse);
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies HashResponse);
  }
});

function run(task: HashTask): Promise<string | boolean> {
  // Composed and decomposed forms of one letter are the same password, whatever keyboard was used.
  const password = new TextEncoder().encode(task.password.normalize("NFKC"));
  if (task.hash !== undefined) return argon2Verify({ password, hash: task.hash });
  return argon2id({ ...ARGON2_PARAMETERS, password, salt: randomBytes(SALT_LENGTH), outputType: "encoded" });
}
