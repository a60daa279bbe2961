import { registryInPage } from "./page-registry.ts";

/** The release of the screen that this page runs: it was started with the registry in it. Undefined where there is none. */
export const screenVersion = (): string | undefined =>
  registryInPage()?.remotes.find(({ name }) => name === "mf-booking")?.version;
