// `rspack serve --config node_modules/@courtside/remote-kit/standalone.config.mjs`: the remote alone, against API_ORIGIN.
export { default } from "@courtside/contracts/standalone.config.mjs";
