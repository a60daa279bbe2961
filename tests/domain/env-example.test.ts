import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { ConfigError, parseConfig } from "../../api/src/config.ts";
import { ENVIRONMENT, environment, OIDC_SETTINGS } from "../../api/src/environment.ts";
import { exampleText } from "../../tools/env-example/example-text.ts";

const root = resolve(import.meta.dirname, "../..");
const text = exampleText(root);
const lines = [...text.matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = "", value = ""]) => ({ name, value }));
const names = new Set(lines.map(({ name }) => name));

test(".env.example matches the schema: npm run env-example", () => {
  expect(readFileSync(join(root, ".env.example"), "utf8")).toBe(text);
});

test("it has every variable of the schema once, each with a sentence", () => {
  for (const name of Object.keys(environment.shape)) expect(names).toContain(name);
  expect(names.size).toBe(lines.length);
  for (const variables of Object.values(ENVIRONMENT))
    for (const [name, schema] of Object.entries(variables)) expect(schema.description, name).toMatch(/\w/);
});

test("its values are the defaults, so that using the file unchanged changes nothing", () => {
  const taken = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
  expect(parseConfig(taken)).toEqual(parseConfig({}));
  expect(taken).toMatchObject({ PORT: "8080", SEND_NOTICES: "on", AUTH_ANONYMOUS: "off", BIND_ADDRESS: "127.0.0.1" });
});

test("the schema of each provider requires no variable of another", () => {
  const asked = (env: Record<string, string>) => {
    try {
      parseConfig(env);
    } catch (error) {
      if (error instanceof ConfigError) return error.message.split("\n").map((line) => line.split(":")[0] ?? "");
      throw error;
    }
    return [];
  };
  const variables = [
    ...asked({ CAPTCHA_VERIFY_URL: "https://captcha.example" }),
    ...asked({ STRIPE_API_URL: "https://stripe.example" }),
    ...asked({ OIDC_PROVIDERS: "google", OIDC_GOOGLE_SCOPES: "email", OIDC_GOOGLE_DOMAINS: "-" }),
  ];
  expect(variables.length).toBeGreaterThan(12);
  expect(variables.filter((name) => !names.has(name))).toEqual([]);
});

test("the README's table has them all", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const rows = readme.split("\n").filter((line) => line.startsWith("| `"));
  const inTable = new Set(
    rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name)),
  );
  const shortened = Object.keys(OIDC_SETTINGS).map((setting) => `_${setting}`);
  const missing = Object.keys(environment.shape).filter(
    (name) => !inTable.has(name) && !name.startsWith("STRIPE_PRICE_"),
  );
  expect(missing).toEqual([]);
  expect(shortened.filter((name) => !inTable.has(name) && !inTable.has(`OIDC_<NAME>${name}`))).toEqual([]);
  expect(inTable).toContain("STRIPE_PRICE_<PLAN>_<CYCLE>");
});
