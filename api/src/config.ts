import type { z } from "zod";
import { captchaSettings } from "./auth/captcha/settings.ts";
import { oidcProviders } from "./auth/oauth/provider-settings.ts";
import { stripeSettings } from "./billing/stripe/settings.ts";
import { environment } from "./environment.ts";
import { mailReportSettings } from "./mail/reports/settings.ts";
import { gatewaySettings } from "./texts/settings.ts";

/** The configuration, validated once at start. */
export type Config = ReturnType<typeof parseConfig>;

/** Thrown for an invalid environment; the message has a line for each variable. */
export class ConfigError extends Error {}

/** Reads the variables in the README's environment table. Empty strings count as unset. Throws {@link ConfigError}. */
export function parseConfig(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(set);
  const oidc = oidcProviders(set);
  const billing = billingSettings(set, parsed.data);
  const captcha = captchaSettings(set);
  const { sms, ...texts } = gatewaySettings(set);
  const { mailReports, ...reports } = mailReportSettings(set);
  const problems = [oidc, billing, captcha, texts, reports].flatMap((each) => each.problems);
  if (parsed.success) problems.push(...problemsBeside(set, parsed.data));
  if (!parsed.success || problems.length > 0) {
    const issues = parsed.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
    throw new ConfigError([...issues, ...problems].join("\n"));
  }
  const { data } = parsed;
  const siteUrl = (data.SITE_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, "");
  return {
    appEnv: data.APP_ENV,
    isProduction: data.APP_ENV === "production",
    port: data.PORT,
    /** Whether the api listens on a public interface. Development has an open outbox and accounts with public passwords. */
    listenAddress: data.LISTEN_ADDRESS ?? (data.APP_ENV === "production" ? "0.0.0.0" : "127.0.0.1"),
    siteUrl,
    dataDir: data.DATA_DIR,
    /** Where the embedded database keeps its write-ahead log besides; undefined: nowhere. */
    walArchive: data.WAL_ARCHIVE,
    siteDir: data.SITE_DIR,
    remotesFile: data.REMOTES_FILE ?? `${data.SITE_DIR}/remotes.json`,
    /** Besides our own, the only origins that a remote may come from. */
    remoteOrigins: data.REMOTE_ORIGINS.map(({ origin }) => origin),
    /** Where browsers find the remotes that a build publishes: name → origin; our own for all others. */
    remoteHomes: new Map(data.REMOTE_ORIGINS.flatMap(({ name, origin }) => (name ? [[name, origin] as const] : []))),
    /** Proxies whose X-Forwarded-For is trusted; undefined: none. */
    trustedProxies: data.TRUSTED_PROXIES,
    /** Whether teams may release remotes over HTTP: the api then writes below SITE_DIR/_mf. */
    remoteReleases: data.REMOTE_RELEASES,
    /** Whether a browser may replace a released remote by a team's own. */
    remoteOverrides: data.REMOTE_OVERRIDES ?? data.APP_ENV === "development",
    /** Whether browsers keep the application for when there is no network. */
    serviceWorker: data.SERVICE_WORKER,
    databaseUrl: data.DATABASE_URL,
    /** A direct connection, if DATABASE_URL points to a pooler that gives each transaction another one. */
    listenDatabaseUrl: data.LISTEN_DATABASE_URL,
    /** A read replica for reports; undefined: there is none. */
    reportsDatabaseUrl: data.REPORTS_DATABASE_URL,
    /** The maximum number of connections for transactions; one more listens. */
    databaseConnections: data.DATABASE_CONNECTIONS,
    migrationDatabaseUrl: data.MIGRATION_DATABASE_URL ?? data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    /** The From header of mails. */
    mailFrom: data.MAIL_FROM ?? `Courtside <no-reply@${new URL(siteUrl).hostname}>`,
    /** Who reports bounces and complaints; undefined: nobody. */
    mailReports,
    /** Whether this process sends the notices that all processes write. */
    sendNotices: data.SEND_NOTICES,
    /** The gateway of text messages; undefined: there is none. */
    sms,
    /** Of notices by text; those of codes are in `auth`. */
    texts: {
      /** Of one part, in `currency`. */
      price: data.TEXT_PRICE,
      currency: data.TEXT_CURRENCY,
      /** In a month. */
      costPerClub: data.TEXT_COST_PER_CLUB,
      /** Both within an hour. */
      perClub: data.TEXTS_PER_CLUB,
      perNumber: data.TEXTS_PER_NUMBER,
    },
    auth: authSettings(data),
    /** The captcha provider of sign-in forms; undefined: none is configured. */
    captcha: captcha.captcha,
    /** The OpenID Connect providers that people may sign in with, in the order of their buttons. */
    oidc: oidc.providers,
    /** The payment provider: Stripe, the built-in sandbox that moves no money, or none. */
    billing: { stripe: billing.stripe, sandbox: billing.sandbox },
    qaLogin: data.QA_LOGIN ?? data.APP_ENV === "development",
    testClock: data.TEST_CLOCK,
    /** Whether webhooks and push messages may lead to one's own network, and without TLS. */
    webhooksToPrivate: data.WEBHOOKS_TO_PRIVATE_ADDRESSES,
    /** The content of a key file; unset = `DATA_DIR/keys.json`. */
    keys: data.COURTSIDE_KEYS,
    logLevel: data.LOG_LEVEL,
    /** Where Prometheus reads this process's numbers; undefined: nowhere. */
    metricsPort: data.METRICS_PORT,
    /** Where traces are sent, the Authorization header for it, and which share of them. */
    traces: { url: data.TRACES_URL, authorization: data.TRACES_AUTHORIZATION, share: data.TRACES_SHARE },
    /** Between a stop signal and the end of new connections. */
    drainSeconds: data.DRAIN_SECONDS ?? (data.APP_ENV === "production" ? 5 : 0),
  };
}

/** Variables that nothing reads without another one, which was then forgotten. */
const NEED_ANOTHER = {
  MIGRATION_DATABASE_URL: "DATABASE_URL",
  LISTEN_DATABASE_URL: "DATABASE_URL",
  REPORTS_DATABASE_URL: "DATABASE_URL",
  TRACES_AUTHORIZATION: "TRACES_URL",
};

/** What is wrong with values that are right by themselves. */
function problemsBeside(set: Record<string, string | undefined>, { PORT, METRICS_PORT }: z.output<typeof environment>) {
  const alone = Object.entries(NEED_ANOTHER).filter(([name, other]) => set[name] && !set[other]);
  const problems = alone.map(([name, other]) => `${other}: is required beside ${name}`);
  if (METRICS_PORT === PORT) problems.push(`METRICS_PORT: must be another port than PORT, which is ${PORT}`);
  return problems;
}

/** Without Stripe the sandbox is used; in production only if that is configured explicitly. Never both. */
function billingSettings(set: Record<string, string | undefined>, data: z.output<typeof environment> | undefined) {
  const { stripe, problems } = stripeSettings(set);
  if (stripe && data?.BILLING_SANDBOX) problems.push("BILLING_SANDBOX: must be off beside Stripe");
  const sandbox = !stripe && (data?.BILLING_SANDBOX ?? data?.APP_ENV === "development");
  return { stripe, sandbox, problems };
}

function authSettings(data: z.output<typeof environment>) {
  return {
    /** Whether an address must be confirmed before its account can sign in. */
    confirmEmail: data.AUTH_CONFIRM_EMAIL ?? data.APP_ENV === "production",
    signUp: data.AUTH_SIGNUP,
    anonymous: data.AUTH_ANONYMOUS,
    accessTokenSeconds: data.AUTH_ACCESS_TOKEN_SECONDS,
    inactivityDays: data.AUTH_SESSION_INACTIVITY_DAYS,
    /** Sessions end this long after sign-in, even if refreshed; undefined: never. */
    sessionHours: data.AUTH_SESSION_MAX_HOURS,
    /** Between two mails of one kind to one address. */
    resendSeconds: data.AUTH_RESEND_SECONDS,
    /** All three within an hour. */
    mailsPerAddress: data.AUTH_MAILS_PER_ADDRESS,
    mailsPerIp: data.AUTH_MAILS_PER_IP,
    mailsPerInstance: data.AUTH_MAILS_PER_HOUR,
    /** Text messages of the whole installation in an hour: each costs money. */
    textsPerInstance: data.AUTH_TEXTS_PER_HOUR,
    /** Raises every limit that counts by network address, for sites where many people share one. */
    ipLimitFactor: data.AUTH_IP_LIMIT_FACTOR,
    redirectUrls: data.AUTH_REDIRECT_URLS,
    /** Whether people may link and unlink identities themselves. */
    manualLinking: data.AUTH_MANUAL_LINKING,
    adminJwksFile: data.AUTH_ADMIN_JWKS_FILE,
  };
}
