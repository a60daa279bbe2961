import { resolve } from "node:path";

/** The root of the checkout: every relative path of the environment is resolved against it. */
export const root = resolve(import.meta.dirname, "../..");
