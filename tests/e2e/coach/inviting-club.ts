import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApi } from "../../support/api-process.ts";
import { type MailServer, startMailServer } from "../../support/mail-server.ts";
import { ownLogin } from "../identity/mailing-product.ts";
import { test as base } from "../journey.ts";

/**
 * Journeys on an api process of their own that sends invitations through a real SMTP server, and no notices: those would be
 * other journeys' too. Clubs of `own-club.ts` are made through it.
 */
export const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({ browserName: _ }, use) => {
      const mail = await startMailServer();
      const dataDir = await mkdtemp(join(tmpdir(), "courtside-inviting-"));
      const env = { DATABASE_URL: await ownLogin(), DATA_DIR: dataDir, SMTP_URL: mail.url, SEND_NOTICES: "off" };
      const api = await startApi({ ...env, AUTH_CONFIRM_EMAIL: "on", LOG_LEVEL: "warn" });
      const shared = process.env.COURTSIDE_URL;
      process.env.COURTSIDE_URL = api.url;
      await use(mail);
      process.env.COURTSIDE_URL = shared;
      await api.stop();
      await mail.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ mail: _ }, use) => use(process.env.COURTSIDE_URL),
});
