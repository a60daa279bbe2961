// For rspack.config.mjs: `export default (env) => defineRemote(import.meta.dirname, env);`
export { defineRemote } from "@courtside/contracts/federation.mjs";
