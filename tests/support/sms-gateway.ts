import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Text {
  to: string;
  text: string;
}

/** A gateway for text messages as SMS_GATEWAY_URL describes one: `{to, text}` as JSON, with a bearer token. */
export interface SmsGatewayServer {
  env: { SMS_GATEWAY_URL: string; SMS_GATEWAY_TOKEN: string };
  texts: Text[];
  /** Waits for the text with this index to a number and returns its code. */
  codeTo(phone: string, index?: number): Promise<string>;
  count(phone: string): number;
  setStatus(status: number): void;
  stop(): Promise<void>;
}

const TIMEOUT_MS = 15_000;

export async function startSmsGateway(): Promise<SmsGatewayServer> {
  const token = "gateway-token";
  const texts: Text[] = [];
  const waiting = new Set<() => void>();
  let status = 202;
  const server = createServer(async (request, response) => {
    const sent: Text = JSON.parse(await text(request));
    if (request.headers.authorization !== `Bearer ${token}`) status = 401;
    if (status < 300) texts.push(sent);
    response.writeHead(status).end();
    for (const wake of waiting) wake();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const to = (phone: string) => texts.filter((each) => each.to === phone);
  return {
    env: {
      SMS_GATEWAY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
      SMS_GATEWAY_TOKEN: token,
    },
    texts,
    count: (phone) => to(phone).length,
    async codeTo(phone, index = 0) {
      const arrived = new Promise<Text>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no text ${index} to ${phone}`)), TIMEOUT_MS);
        const look = () => {
          const found = to(phone)[index];
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      });
      return /^\d{6}/.exec((await arrived).text)?.[0] ?? "";
    },
    setStatus: (next) => {
      status = next;
    },
    stop: async () => {
      server.close();
      await once(server, "close");
    },
  };
}
