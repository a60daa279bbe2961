import { ConfigError } from "./config.ts";

/** Variables whose value may stand in a file, named by the variable with `_FILE`: what a container gets as a secret. */
export const SECRETS_IN_FILES = [
  ...["DATABASE_URL", "LISTEN_DATABASE_URL", "MIGRATION_DATABASE_URL", "SMTP_URL", "COURTSIDE_KEYS"],
  ...["REPORTS_DATABASE_URL", "MAILGUN_SIGNING_KEY", "MAIL_REPORTS_SECRET", "TRACES_AUTHORIZATION"],
  ...["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "CAPTCHA_SECRET", "SMS_GATEWAY_TOKEN", "TWILIO_AUTH_TOKEN"],
] as const;

/** Passwords alone, and the URLs that they complete where those have none. */
const PASSWORDS: Record<string, readonly string[]> = {
  DATABASE_PASSWORD_FILE: ["DATABASE_URL", "LISTEN_DATABASE_URL", "REPORTS_DATABASE_URL"],
  MIGRATION_DATABASE_PASSWORD_FILE: ["MIGRATION_DATABASE_URL"],
};
const CLIENT_SECRET_FILE = /^OIDC_\w+_CLIENT_SECRET_FILE$/;

type Environment = Record<string, string | undefined>;

/**
 * The environment with the secrets that stand in files, and without the names of those files. A variable that is set besides its
 * file is a mistake. Throws {@link ConfigError}.
 */
export function withSecretFiles(env: Environment, readFile: (path: string) => string): Environment {
  const result = { ...env };
  const read = (name: string): string | undefined => {
    const path = env[name];
    delete result[name];
    if (!path) return undefined;
    try {
      return readFile(path).trim();
    } catch {
      throw new ConfigError(`${name}: ${path} cannot be read`);
    }
  };

  const names = [
    ...SECRETS_IN_FILES.map((name) => `${name}_FILE`),
    ...Object.keys(env).filter((name) => CLIENT_SECRET_FILE.test(name)),
  ];
  for (const name of names) {
    const secret = read(name);
    const variable = name.replace(/_FILE$/, "");
    if (secret === undefined) continue;
    if (result[variable]) throw new ConfigError(`${name}: ${variable} is set too`);
    result[variable] = secret;
  }
  for (const [name, variables] of Object.entries(PASSWORDS)) {
    const password = read(name);
    if (password === undefined) continue;
    for (const variable of variables) {
      const url = result[variable];
      if (url && URL.canParse(url)) result[variable] = withPassword(url, password);
    }
  }
  return result;
}

function withPassword(text: string, password: string): string {
  const url = new URL(text);
  if (url.password) return text;
  url.password = encodeURIComponent(password);
  return url.href;
}
