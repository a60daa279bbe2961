import { defineRemote } from "@courtside/contracts/federation.mjs";

export default (env) => defineRemote(import.meta.dirname, env);
