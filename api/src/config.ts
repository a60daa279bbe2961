import { z } from "zod";
import { captchaSettings } from "./auth/captcha/settings.ts";
import { oidcProviders } from "./auth/oauth/provider-settings.ts";
import { stripeSettings } from "./billing/stripe/settings.ts";
import { choice, decimal, flag, fromHeader, ipAddress, url, whole } from "./config-values.ts";
import { trustedProxiesSetting } from "./http/caller-address.ts";
import { remoteOriginsSetting } from "./registry/remote-origins.ts";

/** Exact addresses, separated by commas or spaces: the scheme, host, port and path of each must match. */
const redirectUrls = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ""))
  .refine((entries) => entries.every(isExactUrl), {
    error: "must be http or https URLs with a path and without user, query and fragment, separated by commas",
  });

function isExactUrl(entry: string): boolean {
  const parsed = URL.parse(entry);
  if (!parsed || !["http:", "https:"].includes(parsed.protocol) || !/^[a-z\d.-]+$/.test(parsed.hostname)) return false;
  return entry === `${parsed.origin}${parsed.pathname}`;
}

/** What docker-compose.yml takes where none is set. */
const DEVELOPMENT_PASSWORD = ":development-only@";

/** docs/decisions/0022-listening-and-production.md says why this is refused and not only warned about. */
const INSECURE_SITE = "must start with https:// in production (http:// for localhost alone)";

function isPrivateToTransport(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

const environment = z
  .object({
    APP_ENV: choice("development", "production").default("development"),
    PORT: whole(1, 65_535).default(8080),
    LISTEN_ADDRESS: ipAddress.optional(),
    SITE_URL: url("http", "https").optional(),
    TRUSTED_PROXIES: trustedProxiesSetting.optional(),
    DATA_DIR: z.string().min(1).default(".courtside"),
    SITE_DIR: z.string().min(1).default("dist/site"),
    REMOTES_FILE: z.string().min(1).optional(),
    REMOTE_ORIGINS: remoteOriginsSetting.default([]),
    REMOTE_OVERRIDES: flag.optional(),
    DATABASE_URL: url("postgres", "postgresql").optional(),
    LISTEN_DATABASE_URL: url("postgres", "postgresql").optional(),
    DATABASE_CONNECTIONS: whole(1, 1000).default(10),
    MIGRATION_DATABASE_URL: url("postgres", "postgresql").optional(),
    SMTP_URL: url("smtp", "smtps").optional(),
    MAIL_FROM: fromHeader.optional(),
    SEND_NOTICES: flag.default(true),
    SMS_GATEWAY_URL: url("http", "https").optional(),
    SMS_GATEWAY_TOKEN: z.string().min(1).optional(),
    AUTH_CONFIRM_EMAIL: flag.optional(),
    AUTH_SIGNUP: flag.default(true),
    AUTH_ANONYMOUS: flag.default(false),
    AUTH_ACCESS_TOKEN_SECONDS: whole(60, 86_400).default(3600),
    AUTH_SESSION_INACTIVITY_DAYS: whole(1, 3650).default(30),
    AUTH_SESSION_MAX_HOURS: whole(1, 87_600).optional(),
    AUTH_RESEND_SECONDS: whole(1, 3600).default(60),
    AUTH_MAILS_PER_ADDRESS: whole(1, 10_000).default(5),
    AUTH_MAILS_PER_IP: whole(1, 1_000_000).default(20),
    AUTH_MAILS_PER_HOUR: whole(1, 10_000_000).default(1000),
    AUTH_TEXTS_PER_HOUR: whole(1, 1_000_000).default(100),
    AUTH_IP_LIMIT_FACTOR: decimal(0.1, 10_000).default(1),
    AUTH_REDIRECT_URLS: redirectUrls.default([]),
    AUTH_MANUAL_LINKING: flag.default(true),
    AUTH_ADMIN_JWKS_FILE: z.string().min(1).optional(),
    BILLING_SANDBOX: flag.optional(),
    QA_LOGIN: flag.optional(),
    TEST_CLOCK: flag.default(false),
    COURTSIDE_KEYS: z.string().min(1).optional(),
    LOG_LEVEL: choice("debug", "info", "warn", "error", "silent").default("info"),
  })
  .superRefine((env, context) => {
    if (env.APP_ENV !== "production") return;
    if (env.QA_LOGIN) context.addIssue({ code: "custom", path: ["QA_LOGIN"], message: "must be off in production" });
    if (env.REMOTE_OVERRIDES)
      context.addIssue({ code: "custom", path: ["REMOTE_OVERRIDES"], message: "must be off in production" });
    if (env.TEST_CLOCK)
      context.addIssue({ code: "custom", path: ["TEST_CLOCK"], message: "exists in development only" });
    if (!env.SITE_URL) context.addIssue({ code: "custom", path: ["SITE_URL"], message: "is required in production" });
    else if (!isPrivateToTransport(env.SITE_URL))
      context.addIssue({ code: "custom", path: ["SITE_URL"], message: INSECURE_SITE });
    for (const name of ["DATABASE_URL", "MIGRATION_DATABASE_URL"] as const)
      if (env[name]?.includes(DEVELOPMENT_PASSWORD))
        context.addIssue({ code: "custom", path: [name], message: "must have a password of its own in production" });
  });

/** What the environment says, checked once at start. */
export type Config = ReturnType<typeof parseConfig>;

/** Raised for a wrong environment; the message names each variable on a line of its own. */
export class ConfigError extends Error {}

/** Reads the environment table of the README. Empty strings count as unset. Throws {@link ConfigError}. */
export function parseConfig(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(set);
  const oidc = oidcProviders(set);
  const billing = billingSettings(set, parsed.data);
  const captcha = captchaSettings(set);
  const problems = [...oidc.problems, ...billing.problems, ...captcha.problems];
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
    /** Of the interface that the api listens on. Development has an open outbox and accounts that everybody knows. */
    listenAddress: data.LISTEN_ADDRESS ?? (data.APP_ENV === "production" ? "0.0.0.0" : "127.0.0.1"),
    siteUrl,
    dataDir: data.DATA_DIR,
    siteDir: data.SITE_DIR,
    remotesFile: data.REMOTES_FILE ?? `${data.SITE_DIR}/remotes.json`,
    /** Besides our own, the only origins that a remote may come from. */
    remoteOrigins: data.REMOTE_ORIGINS.map(({ origin }) => origin),
    /** Where browsers find the remotes that a build publishes: name → origin; our own for all others. */
    remoteHomes: new Map(data.REMOTE_ORIGINS.flatMap(({ name, origin }) => (name ? [[name, origin] as const] : []))),
    /** Whose X-Forwarded-For is believed; undefined: nobody's. */
    trustedProxies: data.TRUSTED_PROXIES,
    /** Whether a browser may put a team's own remote in the place of a released one. */
    remoteOverrides: data.REMOTE_OVERRIDES ?? data.APP_ENV === "development",
    databaseUrl: data.DATABASE_URL,
    /** A direct connection, where DATABASE_URL goes through a pooler that gives each transaction another one. */
    listenDatabaseUrl: data.LISTEN_DATABASE_URL,
    /** At most so many at once for transactions; one more listens. */
    databaseConnections: data.DATABASE_CONNECTIONS,
    migrationDatabaseUrl: data.MIGRATION_DATABASE_URL ?? data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    /** As a mail's From header has it. */
    mailFrom: data.MAIL_FROM ?? `Courtside <no-reply@${new URL(siteUrl).hostname}>`,
    /** Whether this process sends the notices that all of them write. */
    sendNotices: data.SEND_NOTICES,
    sms: data.SMS_GATEWAY_URL === undefined ? undefined : { url: data.SMS_GATEWAY_URL, token: data.SMS_GATEWAY_TOKEN },
    auth: authSettings(data),
    /** Who judges sign-in forms; undefined: no provider is configured. */
    captcha: captcha.captcha,
    /** The OpenID Connect providers that people may sign in with, in the order of their buttons. */
    oidc: oidc.providers,
    /** Who takes the money: Stripe, the built-in sandbox that moves none, or nobody. */
    billing: { stripe: billing.stripe, sandbox: billing.sandbox },
    qaLogin: data.QA_LOGIN ?? data.APP_ENV === "development",
    testClock: data.TEST_CLOCK,
    /** The content of a key file; unset = `DATA_DIR/keys.json`. */
    keys: data.COURTSIDE_KEYS,
    logLevel: data.LOG_LEVEL,
  };
}

/** Without Stripe the sandbox stands in; in production only where that is said. Never both. */
function billingSettings(set: Record<string, string | undefined>, data: z.output<typeof environment> | undefined) {
  const { stripe, problems } = stripeSettings(set);
  if (stripe && data?.BILLING_SANDBOX) problems.push("BILLING_SANDBOX: must be off beside Stripe");
  const sandbox = !stripe && (data?.BILLING_SANDBOX ?? data?.APP_ENV === "development");
  return { stripe, sandbox, problems };
}

function authSettings(data: z.output<typeof environment>) {
  return {
    /** Whether an address must prove itself before its account can sign in. */
    confirmEmail: data.AUTH_CONFIRM_EMAIL ?? data.APP_ENV === "production",
    signUp: data.AUTH_SIGNUP,
    anonymous: data.AUTH_ANONYMOUS,
    accessTokenSeconds: data.AUTH_ACCESS_TOKEN_SECONDS,
    inactivityDays: data.AUTH_SESSION_INACTIVITY_DAYS,
    /** Sessions end so long after sign-in, whatever is refreshed; undefined: never. */
    sessionHours: data.AUTH_SESSION_MAX_HOURS,
    /** Between two mails of one kind to one address. */
    resendSeconds: data.AUTH_RESEND_SECONDS,
    /** All three in an hour. */
    mailsPerAddress: data.AUTH_MAILS_PER_ADDRESS,
    mailsPerIp: data.AUTH_MAILS_PER_IP,
    mailsPerInstance: data.AUTH_MAILS_PER_HOUR,
    /** Text messages of the whole installation in an hour: each costs money. */
    textsPerInstance: data.AUTH_TEXTS_PER_HOUR,
    /** Widens every limit that counts by network address, for sites where many people share one. */
    ipLimitFactor: data.AUTH_IP_LIMIT_FACTOR,
    redirectUrls: data.AUTH_REDIRECT_URLS,
    /** Whether people may link and unlink identities by themselves. */
    manualLinking: data.AUTH_MANUAL_LINKING,
    adminJwksFile: data.AUTH_ADMIN_JWKS_FILE,
  };
}
