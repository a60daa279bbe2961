import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";
import type { StripeCall } from "./stripe-server-process.ts";

const script = fileURLToPath(new URL("./stripe-server-process.ts", import.meta.url));

export interface StripeSession {
  id: string;
  status: string;
  url: string | null;
  customer: string;
  client_reference_id: string;
  subscription: string | null;
  price: string;
}

/** The local server that speaks the part of Stripe's API that we use. */
export interface StripeServer {
  secretKey: string;
  webhookSecret: string;
  /** The variables that make an api process use it. */
  env: Record<string, string>;
  calls(): Promise<StripeCall[]>;
  sessions(): Promise<StripeSession[]>;
  /** The customer pays. */
  pay(sessionId: string): Promise<StripeSession>;
  setDown(isDown: boolean): Promise<void>;
  /** Revokes the secret key: Stripe's rejection quotes it. */
  setRevoked(isRevoked: boolean): Promise<void>;
  /** Deletes a customer as in Stripe's dashboard, or a session as when the account was emptied. */
  forget(id: string): Promise<void>;
  stop(): Promise<void>;
}

export async function startStripeServer(): Promise<StripeServer> {
  const port = await freePort();
  const secretKey = `sk_test_${randomBytes(16).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(16).toString("hex")}`;
  const child = spawn("node", [script], {
    env: { ...process.env, STRIPE_SERVER_SETUP: JSON.stringify({ port, secretKey }) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), ended]);
  if (child.exitCode !== null) throw new Error("the Stripe server ended");
  const url = `http://localhost:${port}`;
  const ask = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${url}/test/${path}`);
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as T;
  };
  return {
    secretKey,
    webhookSecret,
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url,
      STRIPE_PRICE_STARTER_MONTHLY: "price_starter_m",
      STRIPE_PRICE_STARTER_YEARLY: "price_starter_y",
      STRIPE_PRICE_PRO_MONTHLY: "price_pro_m, price_pro_m_old",
      STRIPE_PRICE_PRO_YEARLY: "price_pro_y",
      STRIPE_PRICE_ELITE_MONTHLY: "price_elite_m",
      STRIPE_PRICE_ELITE_YEARLY: "price_elite_y",
    },
    calls: () => ask("calls"),
    sessions: () => ask("sessions"),
    pay: (id) => ask(`pay/${id}`),
    setDown: async (isDown) => {
      await ask(isDown ? "down" : "up");
    },
    setRevoked: async (isRevoked) => {
      await ask(isRevoked ? "revoked" : "up");
    },
    forget: async (id) => {
      await ask(`delete/${id}`);
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
