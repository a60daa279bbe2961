import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { freePort } from "../../support/free-port.ts";
import { ownLogin } from "../identity/mailing-product.ts";
import { test as base } from "../journey.ts";

export interface Server {
  stop(): Promise<void>;
  /** Starts it again, at the same address and with the same keys. */
  start(): Promise<void>;
  /** It keeps its connections and says nothing any more, as behind a network that is lost silently. */
  freeze(): void;
  thaw(): void;
}

/** Journeys with an api process of their own that they may stop and start. Clubs of `own-club.ts` are made through it. */
export const test = base.extend<{ server: Server }>({
  server: [
    async ({ browserName: _ }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "courtside-restart-"));
      const port = await freePort();
      const env = { DATABASE_URL: await ownLogin(), DATA_DIR: dataDir, LOG_LEVEL: "warn" };
      let api: ApiProcess | undefined = await startApi(env, port);
      const shared = process.env.COURTSIDE_URL;
      process.env.COURTSIDE_URL = api.url;
      const stop = async () => {
        await api?.stop();
        api = undefined;
      };
      const start = async () => {
        api = await startApi(env, port);
      };
      const freeze = () => void api?.child.kill("SIGSTOP");
      const thaw = () => void api?.child.kill("SIGCONT");
      await use({ stop, start, freeze, thaw });
      thaw();
      process.env.COURTSIDE_URL = shared;
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ server: _ }, use) => use(process.env.COURTSIDE_URL),
});
