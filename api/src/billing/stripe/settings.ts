import { BILLING_CYCLES, PAID_PLANS, type PlanPrice } from "../plan-prices.ts";

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  prices: PlanPrice[];
  /** The address of Stripe's API, for tests and proxies; undefined: Stripe's own. */
  apiUrl: URL | undefined;
}

const PRICES = PAID_PLANS.flatMap((planId) =>
  BILLING_CYCLES.map((billingCycle) => ({
    planId,
    billingCycle,
    variable: `STRIPE_PRICE_${planId}_${billingCycle}`.toUpperCase(),
  })),
);
const NEEDED = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", ...PRICES.map(({ variable }) => variable)];
const SHAPES: Record<string, RegExp> = { STRIPE_SECRET_KEY: /^[sr]k_/, STRIPE_WEBHOOK_SECRET: /^whsec_/ };

/**
 * Stripe's part of the environment: all of it or nothing. A price is one id, or several separated by commas of which the first is
 * on sale. A problem names the variable and never its value.
 */
export function stripeSettings(env: Record<string, string | undefined>): {
  stripe: StripeSettings | undefined;
  problems: string[];
} {
  const given = NEEDED.filter((name) => env[name]);
  if (given.length === 0) {
    const isAlone = env.STRIPE_API_URL !== undefined;
    return { stripe: undefined, problems: isAlone ? missing(NEEDED, "STRIPE_API_URL") : [] };
  }
  const absent = NEEDED.filter((name) => !given.includes(name));
  const problems = [
    ...missing(absent, given.join(", ")),
    ...given.filter((name) => SHAPES[name]?.test(env[name] ?? "") === false).map(misshapen),
    ...doubled(env),
  ];
  const apiUrl = env.STRIPE_API_URL === undefined ? undefined : URL.parse(env.STRIPE_API_URL);
  if (apiUrl === null || (apiUrl && !["http:", "https:"].includes(apiUrl.protocol)))
    problems.push("STRIPE_API_URL: must be a URL that starts with http:// or https://");
  if (problems.length > 0) return { stripe: undefined, problems };
  return {
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY ?? "",
      webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "",
      prices: PRICES.map(({ variable, ...price }) => ({ ...price, priceIds: idsOf(env[variable]) })),
      apiUrl: apiUrl ?? undefined,
    },
    problems,
  };
}

const missing = (names: string[], beside: string) => names.map((name) => `${name}: is required beside ${beside}`);

const misshapen = (name: string) =>
  `${name}: must start with ${name === "STRIPE_SECRET_KEY" ? "sk_ or rk_" : "whsec_"}`;

const idsOf = (list: string | undefined): string[] => (list ?? "").split(/[\s,]+/).filter((id) => id !== "");

function doubled(env: Record<string, string | undefined>): string[] {
  const seen = new Map<string, string>();
  return PRICES.flatMap(({ variable }) =>
    idsOf(env[variable]).flatMap((id) => {
      const other = seen.get(id);
      seen.set(id, variable);
      return other ? [`${variable}: has a price that ${other} has already`] : [];
    }),
  );
}
