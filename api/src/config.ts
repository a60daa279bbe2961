import { z } from "zod";

const flag = z.enum(["on", "off"]).transform((value) => value === "on");
const url = (...schemes: string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.replace(":", "")), {
    error: `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
  });

const environment = z
  .object({
    APP_ENV: z.enum(["development", "production"]).default("development"),
    PORT: z.coerce.number({ error: "must be a number" }).int().min(1).max(65535).default(8080),
    SITE_URL: url("http", "https").optional(),
    DATA_DIR: z.string().min(1).default(".courtside"),
    SITE_DIR: z.string().min(1).default("dist/site"),
    REMOTES_FILE: z.string().min(1).optional(),
    DATABASE_URL: url("postgres", "postgresql").optional(),
    MIGRATION_DATABASE_URL: url("postgres", "postgresql").optional(),
    SMTP_URL: url("smtp", "smtps").optional(),
    QA_LOGIN: flag.optional(),
    TEST_CLOCK: flag.default(false),
    COURTSIDE_KEYS: z.string().min(1).optional(),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  })
  .superRefine((env, context) => {
    if (env.APP_ENV !== "production") return;
    if (env.QA_LOGIN) context.addIssue({ code: "custom", path: ["QA_LOGIN"], message: "must be off in production" });
    if (env.TEST_CLOCK)
      context.addIssue({ code: "custom", path: ["TEST_CLOCK"], message: "exists in development only" });
    if (!env.SITE_URL) context.addIssue({ code: "custom", path: ["SITE_URL"], message: "is required in production" });
  });

/** What the environment says, checked once at start. Times and sizes are not here: they are constants of the code. */
export type Config = ReturnType<typeof parseConfig>;

/** Raised for a wrong environment; the message names each variable on a line of its own. */
export class ConfigError extends Error {}

/** Reads the environment table of the README. Empty strings count as unset. Throws {@link ConfigError}. */
export function parseConfig(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  }
  const { data } = parsed;
  return {
    appEnv: data.APP_ENV,
    isProduction: data.APP_ENV === "production",
    port: data.PORT,
    siteUrl: (data.SITE_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, ""),
    dataDir: data.DATA_DIR,
    siteDir: data.SITE_DIR,
    remotesFile: data.REMOTES_FILE ?? `${data.SITE_DIR}/remotes.json`,
    databaseUrl: data.DATABASE_URL,
    migrationDatabaseUrl: data.MIGRATION_DATABASE_URL ?? data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    qaLogin: data.QA_LOGIN ?? data.APP_ENV === "development",
    testClock: data.TEST_CLOCK,
    /** The content of a key file; unset = `DATA_DIR/keys.json`. */
    keys: data.COURTSIDE_KEYS,
    logLevel: data.LOG_LEVEL,
  };
}
