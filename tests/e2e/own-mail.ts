import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApi } from "../support/api-process.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { ownLogin } from "./identity/mailing-product.ts";
import { test as base } from "./journey.ts";
import { NOTICES_PROJECT } from "./notices-project.ts";

/** Journeys on an api process of their own that mails through a real SMTP server. Clubs of `own-club.ts` are made through it. */
export const withOwnMail = (settings: Record<string, string> = {}) =>
  base.extend<object, { mail: MailServer }>({
    mail: [
      async ({ browserName: _ }, use, { project }) => {
        if (settings.SEND_NOTICES !== "off" && project.name !== NOTICES_PROJECT) {
          throw new Error(`${project.name} runs in parallel: name this file in SENDS_NOTICES of playwright.config.ts`);
        }
        const mail = await startMailServer();
        const dataDir = await mkdtemp(join(tmpdir(), "courtside-mail-"));
        const env = { DATABASE_URL: await ownLogin(), DATA_DIR: dataDir, SMTP_URL: mail.url, LOG_LEVEL: "warn" };
        const api = await startApi({ SEND_NOTICES: "on", ...env, ...settings });
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
