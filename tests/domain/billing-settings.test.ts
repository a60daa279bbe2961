import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { ConfigError, parseConfig } from "../../api/src/config.ts";

const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_1234",
  STRIPE_WEBHOOK_SECRET: "whsec_1234",
  STRIPE_PRICE_STARTER_MONTHLY: "price_1",
  STRIPE_PRICE_STARTER_YEARLY: "price_2",
  STRIPE_PRICE_PRO_MONTHLY: "price_3, price_3_of_last_year",
  STRIPE_PRICE_PRO_YEARLY: "price_4",
  STRIPE_PRICE_ELITE_MONTHLY: "price_5",
  STRIPE_PRICE_ELITE_YEARLY: "price_6",
};
const PRODUCTION = { APP_ENV: "production", SITE_URL: "https://courtside.test" };

function problemsOf(env: Record<string, string>): string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
  return [];
}

test("without Stripe, development has the sandbox, and production has no provider unless the sandbox is set explicitly", () => {
  expect(parseConfig({}).billing).toEqual({ stripe: undefined, sandbox: true });
  expect(parseConfig({ BILLING_SANDBOX: "off" }).billing.sandbox).toBe(false);
  expect(parseConfig(PRODUCTION).billing).toEqual({ stripe: undefined, sandbox: false });
  expect(parseConfig({ ...PRODUCTION, BILLING_SANDBOX: "on" }).billing.sandbox).toBe(true);
});

test("with a complete Stripe configuration only Stripe is used, and earlier prices are known beside current ones", () => {
  const { stripe, sandbox } = parseConfig({ ...STRIPE, STRIPE_API_URL: "http://localhost:12111" }).billing;
  expect(sandbox).toBe(false);
  expect(stripe).toMatchObject({ secretKey: "sk_test_1234", webhookSecret: "whsec_1234" });
  expect(stripe?.apiUrl?.port).toBe("12111");
  expect(stripe?.prices).toHaveLength(6);
  expect(stripe?.prices).toContainEqual({
    planId: "pro",
    billingCycle: "monthly",
    priceIds: ["price_3", "price_3_of_last_year"],
  });
});

test.each(Object.keys(STRIPE))(
  "a Stripe configuration without %s is rejected, and only that variable is named",
  (name) => {
    const { [name as keyof typeof STRIPE]: _, ...rest } = STRIPE;
    const problems = problemsOf(rest);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: is required beside STRIPE_`));
  },
);

test("an incomplete, malformed, duplicate or contradictory value is named, and never quoted", () => {
  expect(problemsOf({ STRIPE_WEBHOOK_SECRET: "whsec_1234" })).toHaveLength(7);
  expect(problemsOf({ STRIPE_API_URL: "http://localhost:1" })).toHaveLength(8);
  for (const [wrong, said] of [
    [{ STRIPE_SECRET_KEY: "pk_live_of_a_page" }, "STRIPE_SECRET_KEY: must start with sk_ or rk_"],
    [{ STRIPE_WEBHOOK_SECRET: "sk_test_1234" }, "STRIPE_WEBHOOK_SECRET: must start with whsec_"],
    [
      { STRIPE_PRICE_PRO_YEARLY: "price_1" },
      "STRIPE_PRICE_PRO_YEARLY: has a price that STRIPE_PRICE_STARTER_MONTHLY has already",
    ],
    [{ STRIPE_API_URL: "localhost" }, "STRIPE_API_URL: must be a URL that starts with http:// or https://"],
    [{ BILLING_SANDBOX: "on" }, "BILLING_SANDBOX: must be off beside Stripe"],
  ] as const)
    expect(problemsOf({ ...STRIPE, ...wrong })).toEqual([said]);
});

test("an incomplete Stripe configuration stops the start and names what is missing", async () => {
  const { STRIPE_WEBHOOK_SECRET: _, ...rest } = STRIPE;
  const child = spawn("deno", ["run", "-A", "--no-prompt", "api/main.ts"], {
    cwd: new URL("../..", import.meta.url),
    env: { ...process.env, DATABASE_URL: "postgres://no-user@localhost:1/none", ...rest },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(child, "close");
  expect(code).toBe(2);
  expect(said).toContain("STRIPE_WEBHOOK_SECRET: is required beside STRIPE_SECRET_KEY");
  expect(said).not.toContain("sk_test_1234");
});
