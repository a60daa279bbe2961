import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A captcha provider's verification as Turnstile and hCaptcha document it: a token is good once. */
export interface CaptchaServer {
  /** What an api process needs to use it. */
  env: Record<string, string>;
  /** A token as the widget gives one to a person. */
  newToken(): string;
  /** Every verification that was asked for. */
  received: URLSearchParams[];
  setStatus(status: number): void;
  stop(): Promise<void>;
}

export async function startCaptchaServer(provider: "turnstile" | "hcaptcha" = "turnstile"): Promise<CaptchaServer> {
  const secret = randomUUID();
  const tokens = new Set<string>();
  const received: URLSearchParams[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    received.push(form);
    const codes = form.get("secret") === secret ? [] : ["invalid-input-secret"];
    if (codes.length === 0 && !tokens.delete(form.get("response") ?? "")) codes.push("timeout-or-duplicate");
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ success: codes.length === 0, "error-codes": codes, hostname: "localhost" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SECRET: secret,
      CAPTCHA_SITE_KEY: "public-site-key",
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
    newToken() {
      const token = randomUUID();
      tokens.add(token);
      return token;
    },
    received,
    setStatus: (next) => {
      status = next;
    },
    stop: async () => {
      server.close();
      await once(server, "close");
    },
  };
}
