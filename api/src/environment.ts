import { z } from "zod";
import { BILLING_CYCLES, PAID_PLANS } from "./billing/plan-prices.ts";
import { choice, decimal, flag, fromHeader, ipAddress, url, whole } from "./config-values.ts";
import { trustedProxiesSetting } from "./http/caller-address.ts";
import { remoteOriginsSetting } from "./registry/remote-origins.ts";

// Every variable, with its description in .env.example (npm run env-example). Ranges and defaults are part of the schema.

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

/** Pages, api and sign-in lie at the root of the site; a slash at the end does no harm. Another scheme has a message of its own. */
function hasNoPath(value: string): boolean {
  const parsed = URL.parse(value);
  return !parsed?.protocol.startsWith("http") || parsed.href === `${parsed.origin}/`;
}

/** The default of docker-compose.yml. */
const DEVELOPMENT_PASSWORD = ":development-only@";

/** The mail server that docker-compose.yml sets by default: it sends nothing and shows every mail. */
const MAIL_CATCHER = "mail:1025";
const CAUGHT_MAIL =
  "must be a mail server of your own in production, or empty for none; docker-compose.yml takes it from .env, not from courtside.env";

/** docs/decisions/0022-listening-and-production.md explains why this is rejected and not only warned about. */
const INSECURE_SITE = "must start with https:// in production (http:// for localhost alone)";

function isPrivateToTransport(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** Read and validated together by the module of the provider. */
const text = (description: string) => z.string().optional().describe(description);

const installation = {
  APP_ENV: choice("development", "production").default("development").describe("development or production"),
  PORT: whole(1, 65_535).default(8080).describe("where the api listens"),
  LISTEN_ADDRESS: ipAddress
    .optional()
    .describe(
      "the interface to listen on, 0.0.0.0 for all; by default 127.0.0.1 in development and 0.0.0.0 in production",
    ),
  SITE_URL: url("http", "https")
    .refine(hasNoPath, { error: "must be an address without a path, such as https://courtside.example" })
    .optional()
    .describe(
      "the address people use, by default http://localhost:PORT; required in production, and there https:// unless it is localhost",
    ),
  TRUSTED_PROXIES: trustedProxiesSetting
    .optional()
    .describe(
      "addresses or networks whose X-Forwarded-For is trusted, such as 10.0.0.0/8; required behind a proxy, or all callers count as one",
    ),
  DATA_DIR: z.string().min(1).default(".courtside").describe("keys, the embedded database and its settings"),
  WAL_ARCHIVE: z
    .string()
    .min(1)
    .optional()
    .describe("a folder, best on another disk, for the log of every change of the embedded database; unset for none"),
  COURTSIDE_KEYS: z
    .string()
    .min(1)
    .optional()
    .describe("the content of DATA_DIR/keys.json, for hosts without a disk of their own"),
  METRICS_PORT: whole(1, 65_535)
    .optional()
    .describe("serves /metrics for Prometheus there, without sign-in: not to be reached from outside; unset for none"),
  TRACES_URL: url("http", "https")
    .optional()
    .describe(
      "an OpenTelemetry collector that takes traces there, such as http://collector:4318/v1/traces; unset for none",
    ),
  TRACES_AUTHORIZATION: z.string().min(1).optional().describe("the Authorization header that the collector asks for"),
  TRACES_SHARE: decimal(0, 1).default(0.1).describe("the share of requests whose traces are sent, 0 to 1"),
  DRAIN_SECONDS: whole(0, 300)
    .optional()
    .describe(
      "after a stop signal /readyz is unavailable for so long, before connections are refused; 5 in production, else 0",
    ),
  LOG_LEVEL: choice("debug", "info", "warn", "error", "silent")
    .default("info")
    .describe("debug, info, warn, error or silent"),
  QA_LOGIN: flag.optional().describe("on or off: the QA accounts; on in development, rejected in production"),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: flag
    .default(false)
    .describe(
      "on or off: webhooks, lock gateways and push messages may lead to this machine and its network, also by http; development only",
    ),
  TEST_CLOCK: flag.default(false).describe("on or off: requests may carry x-courtside-now; development only"),
};

const web = {
  SITE_DIR: z.string().min(1).default("dist/site").describe("the built web side"),
  REMOTES_FILE: z.string().min(1).optional().describe("the registry of remotes, by default SITE_DIR/remotes.json"),
  REMOTE_ORIGINS: remoteOriginsSetting
    .default([])
    .describe(
      "origins besides SITE_URL that a remote may come from, separated by commas; mf-coach=https://... also names where a build's mf-coach is",
    ),
  REMOTE_RELEASES: flag
    .default(false)
    .describe("on or off: teams of other repositories (npm run teams) release their remotes over HTTP"),
  REMOTE_OVERRIDES: flag
    .optional()
    .describe(
      "on or off: a browser may run a team's own remote in the place of a released one; on in development, rejected in production",
    ),
  SERVICE_WORKER: flag
    .default(true)
    .describe("on or off: off makes browsers forget the installed app and what it kept, at their next page"),
};

const database = {
  DATABASE_URL: url("postgres", "postgresql")
    .optional()
    .describe("a Postgres 15 or newer instead of the embedded one, as the role courtside_api"),
  MIGRATION_DATABASE_URL: url("postgres", "postgresql")
    .optional()
    .describe(
      "the owner's connection for migrations and the seed, by default DATABASE_URL; not through a transaction pooler",
    ),
  LISTEN_DATABASE_URL: url("postgres", "postgresql")
    .optional()
    .describe("a direct connection for live changes if DATABASE_URL leads to a transaction pooler"),
  REPORTS_DATABASE_URL: url("postgres", "postgresql")
    .optional()
    .describe("a read replica that serves reports, by default DATABASE_URL; as the role courtside_api too"),
  DATABASE_CONNECTIONS: whole(1, 1000)
    .default(10)
    .describe("how many connections a process opens at most, and to a read replica; one more listens"),
};

const messages = {
  SMTP_URL: url("smtp", "smtps")
    .optional()
    .describe("smtp://... or smtps://...; without it, mail is kept in /dev/outbox in development"),
  MAIL_FROM: fromHeader
    .optional()
    .describe("the From header of every mail, by default Courtside <no-reply@host of SITE_URL>"),
  MAIL_REPORTS_SECRET: z
    .string()
    .regex(/^whsec_(?:[A-Za-z0-9+/]{4}){6,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, {
      error: "must be whsec_ and at least 18 bytes in base64",
    })
    .optional()
    .describe("whsec_...: signs reports of bounces and complaints to SITE_URL/api/v1/mail-provider/reports"),
  MAILGUN_SIGNING_KEY: z
    .string()
    .min(1)
    .optional()
    .describe("Mailgun's HTTP webhook signing key, if it makes these reports itself"),
  SEND_NOTICES: flag
    .default(true)
    .describe("on or off: whether this process sends the notices that all processes write"),
  SMS_GATEWAY_URL: url("http", "https")
    .optional()
    .describe("an HTTP gateway that takes {to, text} as JSON; without it or Twilio there are no text messages"),
  SMS_GATEWAY_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe("the gateway's bearer token, which its own requests have as X-Gateway-Token"),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[\da-f]{32}$/i, { error: "must be AC and 32 hexadecimal digits" })
    .optional()
    .describe("Twilio as the gateway: the first three, or none of them"),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional().describe("its secret, with which Twilio signs its requests too"),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[\da-f]{32})$/i, {
      error: "must be a number with its plus, or a messaging service (MG...)",
    })
    .optional()
    .describe("what texts come from: a number as +15550100, or a messaging service"),
  TWILIO_API_URL: url("http", "https").optional().describe("another address of its API, for regions and tests"),
  TEXT_PRICE: decimal(0, 100)
    .default(0.08)
    .describe("what one part of a text message costs, of 160 characters or fewer"),
  TEXT_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: "must be three capital letters" })
    .default("EUR")
    .describe("the currency of that price"),
  TEXT_COST_PER_CLUB: decimal(0, 1_000_000)
    .default(20)
    .describe("what a club's notices by text cost in a month at most; a club may set less"),
  TEXTS_PER_CLUB: whole(1, 1_000_000).default(200).describe("notices by text an hour of one club"),
  TEXTS_PER_NUMBER: whole(1, 10_000).default(10).describe("notices by text an hour to one number"),
};

const signIn = {
  AUTH_CONFIRM_EMAIL: flag
    .optional()
    .describe("on or off: whether an address must be confirmed before its account can sign in; on in production"),
  AUTH_SIGNUP: flag.default(true).describe("on or off: whether people may make accounts"),
  AUTH_ANONYMOUS: flag.default(false).describe("on or off: whether accounts without an address may be made"),
  AUTH_ACCESS_TOKEN_SECONDS: whole(60, 86_400).default(3600).describe("life of an access token"),
  AUTH_SESSION_INACTIVITY_DAYS: whole(1, 3650).default(30).describe("a session ends after this many days without use"),
  AUTH_SESSION_MAX_HOURS: whole(1, 87_600)
    .optional()
    .describe("a session ends this long after sign-in in any case; unset for never"),
  AUTH_RESEND_SECONDS: whole(1, 3600)
    .default(60)
    .describe("between two mails of one type to one address, asked for by one caller; between two texts to one number"),
  AUTH_MAILS_PER_ADDRESS: whole(1, 10_000)
    .default(5)
    .describe("mails an hour of one caller to one address; of all callers three times as many"),
  AUTH_MAILS_PER_IP: whole(1, 1_000_000).default(20).describe("mails an hour of one network address"),
  AUTH_MAILS_PER_HOUR: whole(1, 10_000_000).default(1000).describe("mails an hour of the whole installation"),
  AUTH_TEXTS_PER_HOUR: whole(1, 1_000_000)
    .default(100)
    .describe("text messages with codes an hour of the whole installation"),
  AUTH_IP_LIMIT_FACTOR: decimal(0.1, 10_000)
    .default(1)
    .describe("raises every limit by network address, for sites where many people share one"),
  AUTH_REDIRECT_URLS: redirectUrls
    .default([])
    .describe("exact addresses besides SITE_URL that sign-in may lead back to, separated by commas"),
  AUTH_MANUAL_LINKING: flag.default(true).describe("on or off: whether people may link and unlink sign-in methods"),
  AUTH_ADMIN_JWKS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe("a key set (RS256 or ES256) whose tokens may use the admin calls"),
};

const captcha = {
  CAPTCHA_PROVIDER: text(
    "turnstile or hcaptcha; sign-up with or without a club, sign-in by password, codes and links then need a token",
  ),
  CAPTCHA_SITE_KEY: text("the provider's public key, which pages name"),
  CAPTCHA_SECRET: text("the provider's secret"),
  CAPTCHA_VERIFY_URL: text("another address of its verification, for tests and proxies"),
};

const oidc = {
  OIDC_PROVIDERS: text("names of OpenID Connect providers in the order of their buttons, such as google,club"),
};

/** `OIDC_<NAME>_<SETTING>` for each name in OIDC_PROVIDERS. */
export const OIDC_SETTINGS = {
  ISSUER: "its issuer; register SITE_URL/auth/v1/callback there",
  CLIENT_ID: "the client id",
  CLIENT_SECRET: "the client secret; none for a public client",
  LABEL: "the text of the button, by default the name",
  SCOPES: "separated by spaces, by default openid email profile",
  AUDIENCES: "further client ids that an ID token may be made for",
  DOMAINS: "the mail domains that sign in this way, by default all",
};
export type OidcSetting = keyof typeof OIDC_SETTINGS;
export type CaptchaVariable = keyof typeof captcha;

const STRIPE_PRICES = PAID_PLANS.flatMap((plan) =>
  BILLING_CYCLES.map((cycle): [string, ReturnType<typeof text>] => [
    `STRIPE_PRICE_${plan}_${cycle}`.toUpperCase(),
    text(`the price id of the ${plan} plan, paid ${cycle}; after commas, earlier ones that subscriptions still have`),
  ]),
);

const payments = {
  STRIPE_SECRET_KEY: text("Stripe: its secret, its webhook's secret and all prices, or none of them"),
  STRIPE_WEBHOOK_SECRET: text("whsec_..."),
  STRIPE_API_URL: text("another address of its API, for tests and proxies"),
  ...Object.fromEntries(STRIPE_PRICES),
  BILLING_SANDBOX: flag
    .optional()
    .describe("on or off: the built-in provider, which moves no money; on in development without Stripe"),
};
/** The variables by area, in the order of .env.example. */
export const ENVIRONMENT: Record<string, Record<string, z.ZodType>> = {
  "The installation": installation,
  "The web": web,
  Database: database,
  "Mail and text messages": messages,
  "Sign-in": signIn,
  "Proof that a person signs in: all of the first three, or none": captcha,
  "OpenID Connect": oidc,
  Payments: payments,
};

export const environment = z
  .object({ ...installation, ...web, ...database, ...messages, ...signIn, ...captcha, ...oidc, ...payments })
  .superRefine((env, context) => {
    if (env.APP_ENV !== "production") return;
    if (env.QA_LOGIN) context.addIssue({ code: "custom", path: ["QA_LOGIN"], message: "must be off in production" });
    if (env.REMOTE_OVERRIDES)
      context.addIssue({ code: "custom", path: ["REMOTE_OVERRIDES"], message: "must be off in production" });
    if (env.TEST_CLOCK)
      context.addIssue({ code: "custom", path: ["TEST_CLOCK"], message: "exists in development only" });
    if (env.WEBHOOKS_TO_PRIVATE_ADDRESSES)
      context.addIssue({
        code: "custom",
        path: ["WEBHOOKS_TO_PRIVATE_ADDRESSES"],
        message: "exists in development only",
      });
    if (!env.SITE_URL) context.addIssue({ code: "custom", path: ["SITE_URL"], message: "is required in production" });
    else if (!isPrivateToTransport(env.SITE_URL))
      context.addIssue({ code: "custom", path: ["SITE_URL"], message: INSECURE_SITE });
    for (const name of ["DATABASE_URL", "MIGRATION_DATABASE_URL", "REPORTS_DATABASE_URL"] as const)
      if (env[name]?.includes(DEVELOPMENT_PASSWORD))
        context.addIssue({ code: "custom", path: [name], message: "must have a password of its own in production" });
    if (env.SMTP_URL && URL.parse(env.SMTP_URL)?.host === MAIL_CATCHER)
      context.addIssue({ code: "custom", path: ["SMTP_URL"], message: CAUGHT_MAIL });
  });
