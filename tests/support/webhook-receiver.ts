import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

/** A message that a receiver has got, whether it accepted it or not. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  message: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A receiver of webhooks at http://127.0.0.1. */
export interface Receiver {
  url: string;
  received: Received[];
  /** How it responds from now on; by default with 204. */
  respond(by: (response: ServerResponse, received: Received) => void): void;
  /** Resolves as soon as it has got so many messages. */
  got(count: number): Promise<Received[]>;
  stop(): Promise<void>;
}

const TIMEOUT_MS = 20_000;
const accept = (response: ServerResponse) => void response.writeHead(204).end();

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  let respond: (response: ServerResponse, received: Received) => void = accept;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const each = { path: request.url ?? "", headers: request.headers, body, message: JSON.parse(body) };
    received.push(each);
    respond(response, each);
    for (const wake of waiting) wake();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    respond(by) {
      respond = by;
    },
    got: (count) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`got ${received.length} messages instead of ${count}`)),
          TIMEOUT_MS,
        );
        const look = () => {
          if (received.length < count) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** What a receiver reads by the library of the Standard Webhooks scheme. Throws if the signature is not of this secret. */
export const verify = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
