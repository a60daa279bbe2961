import { createHash, randomBytes } from "node:crypto";
import { GoTrueAdminApi, type GoTrueClient } from "@supabase/auth-js";
import { afterAll, expect, inject, onTestFinished } from "vitest";
import { hourly, spaced } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { networkOf } from "../../../api/src/http/network-of.ts";
import { adminClaims } from "../../../api/src/keys/admin-claims.ts";
import { type ApiProcess, startApi } from "../../support/api-process.ts";
import { type MailServer, startMailServer } from "../../support/mail-server.ts";
import { ownKeys } from "../../support/tokens.ts";
import { ownerSql } from "../../support/world.ts";
import { type Account, call, newClient, type RawCall, signIn } from "./accounts.ts";

/** An api process of a test file's own that confirms addresses, and its mail server. */
export interface MailApi {
  api: ApiProcess;
  mail: MailServer;
  /** The auth service's base URL: …/auth/v1. */
  url: string;
  client(flowType?: "pkce" | "implicit"): GoTrueClient;
  signIn(account: Account, password?: string): ReturnType<typeof signIn>;
  call(method: string, path: string, options?: RawCall): ReturnType<typeof call>;
  /** The client's admin calls, with a token valid for ten minutes. */
  admin(): Promise<GoTrueAdminApi>;
}

/** Ends with the test that starts it, or with the file. Limits by network address are high, because all tests share one. */
export async function startMailApi(env: Record<string, string> = {}): Promise<MailApi> {
  const mail = await startMailServer();
  const api = await startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SMTP_URL: mail.url,
    AUTH_CONFIRM_EMAIL: "on",
    AUTH_IP_LIMIT_FACTOR: "1000",
    AUTH_MAILS_PER_HOUR: "1000000",
    // Mails of other tests would reach this mail server.
    SEND_NOTICES: "off",
    ...env,
  });
  const atEnd = expect.getState().currentTestName === undefined ? afterAll : onTestFinished;
  atEnd(async () => {
    await api.stop();
    await mail.stop();
  });
  const url = `${api.url}/auth/v1`;
  return {
    api,
    mail,
    url,
    client: (flowType) => newClient(url, flowType),
    signIn: (account, password) => signIn(account, password, url),
    call: (method, path, options) => call(method, path, { url, ...options }),
    async admin() {
      const token = await ownKeys.sign(adminClaims(api.url, "tests"));
      return new GoTrueAdminApi({ url, headers: { Authorization: `Bearer ${token}` } });
    },
  };
}

/** The parameters of a mail's link. */
export const tokenHashOf = (link: URL | undefined): string => link?.searchParams.get("token_hash") ?? "";

/** The network addresses that tests use. */
const HERE = ["127.0.0.1", networkOf("::1")];

/** Ends the spacing between mails to an address, and resets its hourly number. */
export async function forgetMailsTo(address: string): Promise<void> {
  const occasions = ["signup", "otp", "recover", "email_change", "reauthenticate", "invite"];
  const keys = [
    ...occasions.flatMap((occasion) =>
      HERE.map((ip) => bucketKey(spaced("mail-spacing", 60), [occasion, address, ip])),
    ),
    ...HERE.map((ip) => bucketKey(hourly("mail-share", 5), [address, ip])),
    bucketKey(hourly("mail-address", 15), [address]),
  ];
  await ownerSql`delete from auth.rate_limits where key in ${ownerSql(keys)}`;
}

/** A verifier and its challenge, as a client creates them. */
export function newChallenge() {
  const verifier = randomBytes(32).toString("base64url");
  const code_challenge = createHash("sha256").update(verifier).digest("base64url");
  return { verifier, fields: { code_challenge, code_challenge_method: "s256" } };
}

/** The pending links and codes of an account. */
export const pendingTokens = (userId: string) => ownerSql<{ purpose: string; wrong_codes: number }[]>`
  select purpose, wrong_codes from auth.one_time_tokens where user_id = ${userId} order by purpose`;

/** Moves an account's pending tokens back in time. */
export const agePending = (userId: string, by: string) => ownerSql`
  update auth.one_time_tokens set link_expires_at = link_expires_at - ${by}::interval,
    code_expires_at = code_expires_at - ${by}::interval
  where user_id = ${userId}`;
