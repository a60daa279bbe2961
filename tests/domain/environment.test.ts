import { describe, expect, test } from "vitest";
import { ConfigError, parseConfig } from "../../api/src/config.ts";
import { configWarnings } from "../../api/src/config-warnings.ts";
import { SECRETS_IN_FILES, withSecretFiles } from "../../api/src/secret-files.ts";
import { readEnvironment } from "../../tools/environment/read-environment.ts";

function problemsOf(env: Record<string, string>): string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
  return [];
}

const WHOLE = ["-1", "1.5", "1e1", "0x10", "five", " 5", "9999999999999999"];
const FLAG = ["yes", "true", "1", "ON"];
const ADDRESS = "must be an address, or a name and an address as in Club <club@example.com>, of at most 320 characters";
const POSTGRES = "must be a URL that starts with postgres:// or postgresql://";
const HTTP = "must be a URL that starts with http:// or https://";

/** Variable → what it requires, and values that it rejects. */
const REJECTED: Record<string, [asks: string, values: string[]]> = {
  APP_ENV: ["must be development or production", ["staging", "Production"]],
  PORT: ["must be a whole number from 1 to 65535", ["0", "65536", ...WHOLE]],
  LISTEN_ADDRESS: ["must be an IP address, as 127.0.0.1, or 0.0.0.0 for all interfaces", ["localhost", "1.2.3", "*"]],
  SITE_URL: [HTTP, ["courtside.test", "ftp://courtside.test", "javascript:alert(1)"]],
  DATABASE_URL: [POSTGRES, ["mysql://localhost/club", "localhost:5432"]],
  LISTEN_DATABASE_URL: [POSTGRES, ["http://localhost"]],
  MIGRATION_DATABASE_URL: [POSTGRES, ["http://localhost"]],
  DATABASE_CONNECTIONS: ["must be a whole number from 1 to 1000", ["0", "1001", ...WHOLE]],
  SMTP_URL: ["must be a URL that starts with smtp:// or smtps://", ["mail.example:465", "https://mail.example"]],
  MAIL_FROM: [ADDRESS, ["Club", "club@", "a@b\r\nBcc: c@d", "Club <club>", `${"x".repeat(320)}@club.example`]],
  MAIL_REPORTS_SECRET: ["must be whsec_ and at least 18 bytes in base64", ["secret", "whsec_", "whsec_AAAA"]],
  SEND_NOTICES: ["must be on or off", FLAG],
  SMS_GATEWAY_URL: [HTTP, ["sms.example"]],
  AUTH_CONFIRM_EMAIL: ["must be on or off", FLAG],
  AUTH_SIGNUP: ["must be on or off", FLAG],
  AUTH_ANONYMOUS: ["must be on or off", FLAG],
  AUTH_MANUAL_LINKING: ["must be on or off", FLAG],
  AUTH_ACCESS_TOKEN_SECONDS: ["must be a whole number from 60 to 86400", ["59", "86401", ...WHOLE]],
  AUTH_SESSION_INACTIVITY_DAYS: ["must be a whole number from 1 to 3650", ["0", "3651", ...WHOLE]],
  AUTH_SESSION_MAX_HOURS: ["must be a whole number from 1 to 87600", ["0", "87601", ...WHOLE]],
  AUTH_RESEND_SECONDS: ["must be a whole number from 1 to 3600", ["0", "3601", ...WHOLE]],
  AUTH_MAILS_PER_ADDRESS: ["must be a whole number from 1 to 10000", ["0", "10001", ...WHOLE]],
  AUTH_MAILS_PER_IP: ["must be a whole number from 1 to 1000000", ["0", "1000001", ...WHOLE]],
  AUTH_MAILS_PER_HOUR: ["must be a whole number from 1 to 10000000", ["0", "10000001", ...WHOLE]],
  AUTH_IP_LIMIT_FACTOR: ["must be a number from 0.1 to 10000", ["0", "0.09", "10001", "1e3", "two", "-1"]],
  BILLING_SANDBOX: ["must be on or off", FLAG],
  QA_LOGIN: ["must be on or off", FLAG],
  REMOTE_OVERRIDES: ["must be on or off", FLAG],
  SERVICE_WORKER: ["must be on or off", FLAG],
  TEST_CLOCK: ["must be on or off", FLAG],
  LOG_LEVEL: ["must be debug, info, warn, error or silent", ["loud", "trace"]],
};

const cases = Object.entries(REJECTED).flatMap(([name, [asks, values]]) =>
  values.map((value): [string, string, string] => [name, value, asks]),
);

test.each(cases)("%s=%s is rejected with the requirement", (name, value, asks) => {
  expect(problemsOf({ [name]: value })).toEqual([`${name}: ${asks}`]);
});

test("the ends of each range are accepted", () => {
  for (const [name, [asks]] of Object.entries(REJECTED)) {
    const [, least, most] = /from ([\d.]+) to (\d+)/.exec(asks) ?? [];
    for (const value of [least, most]) if (value) expect(problemsOf({ [name]: value }), name).toEqual([]);
  }
  for (const MAIL_FROM of ["club@example.com", "Club <club@example.com>", '"The Club" <club@example.com>'])
    expect(parseConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
});

test("every wrong variable is named at once", () => {
  expect(problemsOf({ PORT: "0", QA_LOGIN: "perhaps" })).toEqual([
    "PORT: must be a whole number from 1 to 65535",
    "QA_LOGIN: must be on or off",
  ]);
});

test("development listens on this machine only, production on every interface, and either elsewhere if set", () => {
  const production = { APP_ENV: "production", SITE_URL: "https://courtside.test" };
  expect(parseConfig({}).listenAddress).toBe("127.0.0.1");
  expect(parseConfig(production).listenAddress).toBe("0.0.0.0");
  expect(parseConfig({ LISTEN_ADDRESS: "0.0.0.0" }).listenAddress).toBe("0.0.0.0");
  expect(parseConfig({ ...production, LISTEN_ADDRESS: "::1" }).listenAddress).toBe("::1");
});

test("production rejects an address without encryption on the way", () => {
  const production = (SITE_URL: string) => problemsOf({ APP_ENV: "production", SITE_URL });
  const rejected = ["SITE_URL: must start with https:// in production (http:// for localhost alone)"];
  expect(production("http://courtside.test")).toEqual(rejected);
  expect(production("http://localhost.courtside.test")).toEqual(rejected);
  for (const allowed of ["https://courtside.test", "http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]"])
    expect(production(allowed), allowed).toEqual([]);
  expect(problemsOf({ SITE_URL: "http://courtside.test" })).toEqual([]);
});

test("production rejects docker-compose.yml's catcher as its mail server", () => {
  const production = (SMTP_URL: string) =>
    problemsOf({ APP_ENV: "production", SITE_URL: "https://courtside.test", SMTP_URL });
  const rejected = [expect.stringMatching(/^SMTP_URL: must be a mail server of your own in production.*\.env/)];
  expect(production("smtp://mail:1025")).toEqual(rejected);
  expect(production("smtp://mail:1025/")).toEqual(rejected);
  for (const allowed of ["smtp://mail:25", "smtps://me:pa@mail.example:465", "smtp://mail.example:1025", ""])
    expect(production(allowed), allowed).toEqual([]);
  expect(problemsOf({ SMTP_URL: "smtp://mail:1025" })).toEqual([]);
});

test("an address with a path is rejected: everything lies at the root of the site", () => {
  const rejected = ["SITE_URL: must be an address without a path, such as https://courtside.example"];
  for (const SITE_URL of ["https://a.test/club", "https://a.test/?x", "https://a.test/#x", "https://me:pa@a.test"])
    expect(problemsOf({ SITE_URL }), SITE_URL).toEqual(rejected);
  for (const SITE_URL of ["https://a.test", "https://a.test:8443", "http://localhost:8080/"])
    expect(problemsOf({ SITE_URL }), SITE_URL).toEqual([]);
});

test.each([
  ["MIGRATION_DATABASE_URL", "postgres://owner@db.test/club", "DATABASE_URL"],
  ["LISTEN_DATABASE_URL", "postgres://api@db.test/club", "DATABASE_URL"],
  ["REPORTS_DATABASE_URL", "postgres://api@db.test/club", "DATABASE_URL"],
  ["TRACES_AUTHORIZATION", "Basic secret", "TRACES_URL"],
  ["SMS_GATEWAY_TOKEN", "secret", "SMS_GATEWAY_URL"],
])("%s=%s, which nothing reads alone, is rejected without %s", (name, value, other) => {
  expect(problemsOf({ [name]: value })).toEqual([`${other}: is required beside ${name}`]);
});

test("variables of a provider that OIDC_PROVIDERS does not name, and misspelt ones, are rejected: nothing reads them", () => {
  const club = { OIDC_CLUB_ISSUER: "https://id.test", OIDC_CLUB_CLIENT_ID: "courtside" };
  const rejected = (name: string) => `${name}: is no setting of a provider that OIDC_PROVIDERS names`;
  expect(problemsOf({ OIDC_PROVIDERS: "club", ...club })).toEqual([]);
  expect(problemsOf(club)).toEqual(Object.keys(club).map(rejected));
  const misspelt = { OIDC_CLUB_SCOPE: "openid" };
  expect(problemsOf({ OIDC_PROVIDERS: "club", ...club, ...misspelt })).toEqual([rejected("OIDC_CLUB_SCOPE")]);
});

test("a log of the embedded database beside another database is rejected by the commands", () => {
  const both = { WAL_ARCHIVE: "log", DATABASE_URL: "postgres://api@db.test/club" };
  expect(() => readEnvironment(both)).toThrow(
    "WAL_ARCHIVE: keeps the log of the embedded database, and DATABASE_URL names another",
  );
});

test("numbers for Prometheus need a port of their own", () => {
  expect(problemsOf({ METRICS_PORT: "8080" })).toEqual(["METRICS_PORT: must be another port than PORT, which is 8080"]);
  expect(problemsOf({ PORT: "9000", METRICS_PORT: "8080" })).toEqual([]);
});

test("production without mail gets a warning", () => {
  const warnings = (isProduction: boolean, smtpUrl?: string) => configWarnings({ isProduction, smtpUrl });
  expect(warnings(true)).toEqual([expect.stringContaining("SMTP_URL is not set")]);
  expect(warnings(true, "smtp://mail.test")).toEqual([]);
  expect(warnings(false)).toEqual([]);
});

describe("secrets in files", () => {
  const files: Record<string, string> = { "/s/smtp": "smtps://me:pa@mail.example\n", "/s/db": "p@ss/1:2\n" };
  const readFile = (path: string) => {
    const text = files[path];
    if (text === undefined) throw new Error("ENOENT");
    return text;
  };
  const url = "postgres://courtside_api@db.example/courtside";

  test("a variable's value stands in its file", () => {
    const env = withSecretFiles({ SMTP_URL_FILE: "/s/smtp", OIDC_CLUB_CLIENT_SECRET_FILE: "/s/db" }, readFile);
    expect(env).toEqual({ SMTP_URL: "smtps://me:pa@mail.example", OIDC_CLUB_CLIENT_SECRET: "p@ss/1:2" });
  });

  test.each(SECRETS_IN_FILES)("%s may stand in a file", (name) => {
    expect(withSecretFiles({ [`${name}_FILE`]: "/s/db" }, readFile)).toEqual({ [name]: "p@ss/1:2" });
  });

  test("a password completes the URLs that have none", () => {
    const own = "postgres://me:own@db.example/courtside";
    const env = withSecretFiles(
      { DATABASE_URL: url, LISTEN_DATABASE_URL: own, MIGRATION_DATABASE_URL: url, DATABASE_PASSWORD_FILE: "/s/db" },
      readFile,
    );
    expect(env).toEqual({
      DATABASE_URL: "postgres://courtside_api:p%40ss%2F1%3A2@db.example/courtside",
      LISTEN_DATABASE_URL: own,
      MIGRATION_DATABASE_URL: url,
    });
  });

  test("a file that is missing, and a variable that is set twice, are named; the secret is not", () => {
    expect(() => withSecretFiles({ SMTP_URL_FILE: "/s/none" }, readFile)).toThrow(
      new ConfigError("SMTP_URL_FILE: /s/none cannot be read"),
    );
    expect(() => withSecretFiles({ SMTP_URL_FILE: "/s/smtp", SMTP_URL: "smtp://x" }, readFile)).toThrow(
      new ConfigError("SMTP_URL_FILE: SMTP_URL is set too"),
    );
    expect(withSecretFiles({ SMTP_URL_FILE: "", REMOTES_FILE: "kept" }, readFile)).toEqual({ REMOTES_FILE: "kept" });
  });
});
