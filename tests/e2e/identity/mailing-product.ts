import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GoTrueAdminApi } from "@supabase/auth-js";
import postgres from "postgres";
import { adminClaims } from "../../../api/src/keys/admin-claims.ts";
import { openKeys } from "../../../api/src/keys/keys.ts";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { freePort } from "../../support/free-port.ts";
import { type MailServer, startMailServer } from "../../support/mail-server.ts";
import { CONFIDENTIAL_CLIENT, type OidcProviderProcess, startOidcProvider } from "../../support/oidc-provider.ts";
import { type SmsGatewayServer, startSmsGateway } from "../../support/sms-gateway.ts";
import { test as base } from "../journey.ts";

interface MailingProduct {
  api: ApiProcess;
  mail: MailServer;
  gateway: SmsGatewayServer;
  provider: OidcProviderProcess;
  /** Sends an invitation with the rights of the server's own programs. */
  invite(email: string): Promise<void>;
}

/** Journeys on an api process of their own: it confirms addresses, sends through a real SMTP server and a text message gateway, and knows a real provider. */
export const test = base.extend<
  { mail: MailServer; gateway: SmsGatewayServer; provider: OidcProviderProcess; invite: MailingProduct["invite"] },
  { product: MailingProduct }
>({
  product: [
    async ({ browserName: _ }, use) => {
      const mail = await startMailServer();
      const gateway = await startSmsGateway();
      const port = await freePort();
      const dataDir = await mkdtemp(join(tmpdir(), "courtside-identity-"));
      const api = await startApi({
        DATABASE_URL: await ownLogin(),
        DATA_DIR: dataDir,
        SMTP_URL: mail.url,
        ...gateway.env,
        AUTH_CONFIRM_EMAIL: "on",
        AUTH_IP_LIMIT_FACTOR: "1000",
        OIDC_PROVIDERS: "club",
        OIDC_CLUB_LABEL: "Club account",
        OIDC_CLUB_ISSUER: `http://localhost:${port}`,
        OIDC_CLUB_CLIENT_ID: CONFIDENTIAL_CLIENT.client_id,
        OIDC_CLUB_CLIENT_SECRET: CONFIDENTIAL_CLIENT.client_secret,
        LOG_LEVEL: "warn",
      });
      const provider = await startOidcProvider(`${api.url}/auth/v1/callback`, port);
      const keys = await openKeys({ dataDir, keys: process.env.COURTSIDE_KEYS });
      const invite = async (email: string) => {
        const token = await keys.sign(adminClaims(api.url, "journeys"));
        const admin = new GoTrueAdminApi({
          url: `${api.url}/auth/v1`,
          headers: { Authorization: `Bearer ${token}` },
        });
        const redirectTo = `${api.url}/club-invite?club_id=${randomUUID()}&role=coach`;
        const { error } = await admin.inviteUserByEmail(email, { redirectTo });
        if (error) throw error;
      };
      await use({ api, mail, gateway, provider, invite });
      await provider.stop();
      await api.stop();
      await mail.stop();
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => use(product.api.url),
  mail: async ({ product }, use) => use(product.mail),
  gateway: async ({ product }, use) => use(product.gateway),
  provider: async ({ product }, use) => use(product.provider),
  invite: async ({ product }, use) => use(product.invite),
});

/** The owner's connection to the journeys' database. */
export async function asOwner<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(process.env.COURTSIDE_OWNER_URL ?? "", { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** A login with the api's own rights on the journeys' database. */
export async function ownLogin(): Promise<string> {
  const url = new URL(process.env.COURTSIDE_OWNER_URL ?? "");
  const name = `journey_${randomUUID().replaceAll("-", "")}`;
  const password = randomUUID();
  await asOwner((sql) =>
    sql.unsafe(`create role ${name} login password '${password}'; grant courtside_api to ${name}`),
  );
  url.username = name;
  url.password = password;
  return url.href;
}

/** An unused address. */
export const newAddress = (): string => `${randomUUID()}@people.courtside.test`;
