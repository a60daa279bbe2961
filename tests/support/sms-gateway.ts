import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Text {
  to: string;
  text: string;
  /** Of notices: what names the text in its receipt, and where that goes. */
  reference?: string;
  receipts_url?: string;
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

const TIMEOUT_MS = 20_000;

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

/** A message as Twilio has it. */
export interface TwilioMessage {
  sid: string;
  to: string;
  from: string;
  text: string;
  /** Where its status goes. */
  callback: string | undefined;
}

/** Twilio's Messages API, and the requests that it makes itself, signed as it signs them. */
export interface TwilioServer {
  env: Record<"TWILIO_ACCOUNT_SID" | "TWILIO_AUTH_TOKEN" | "TWILIO_FROM" | "TWILIO_API_URL", string>;
  /** What it has accepted. */
  to(phone: string): TwilioMessage[];
  /** The status and Twilio's code of the next responses; without them it accepts again. */
  reject(status?: number, code?: number): void;
  /** How many messages it has rejected. */
  rejected(): number;
  /** Reports a message's status to the api at `base`. */
  report(base: string, message: TwilioMessage, status: string, errorCode?: string): Promise<Response>;
  /** A number writes back. `secret`: of someone who is not Twilio. */
  reply(base: string, siteUrl: string, from: string, text: string, secret?: string): Promise<Response>;
  stop(): Promise<void>;
}

export async function startTwilio(): Promise<TwilioServer> {
  const sid = `AC${randomBytes(16).toString("hex")}`;
  const token = randomBytes(16).toString("hex");
  const from = "+15550199";
  const messages: TwilioMessage[] = [];
  let rejection: { status: number; code: number | undefined } | undefined;
  let rejected = 0;
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const respond = (status: number, body: object) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url !== `/2010-04-01/Accounts/${sid}/Messages.json`) return respond(404, { code: 20404 });
    const basic = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;
    if (request.headers.authorization !== basic) return respond(401, { code: 20003 });
    if (form.get("From") !== from || !form.get("To") || !form.get("Body")) return respond(400, { code: 21604 });
    if (rejection) {
      rejected += 1;
      return respond(rejection.status, { code: rejection.code, message: "rejected" });
    }
    const message = {
      ...{ sid: `SM${randomBytes(16).toString("hex")}`, from, to: form.get("To") ?? "", text: form.get("Body") ?? "" },
      callback: form.get("StatusCallback") ?? undefined,
    };
    messages.push(message);
    respond(201, { sid: message.sid, status: "queued", to: message.to, error_code: null });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  /** Over the address as Twilio knows it, and each parameter in the order of the names. */
  const post = (base: string, address: string, parameters: Record<string, string>, secret = token) => {
    const signed = Object.keys(parameters)
      .sort()
      .reduce((data, name) => `${data}${name}${parameters[name]}`, address);
    const { pathname, search } = new URL(address);
    return fetch(`${base}${pathname}${search}`, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "x-twilio-signature": createHmac("sha1", secret).update(signed).digest("base64"),
      },
      body: new URLSearchParams(parameters),
    });
  };
  return {
    env: {
      TWILIO_ACCOUNT_SID: sid,
      TWILIO_AUTH_TOKEN: token,
      TWILIO_FROM: from,
      TWILIO_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    to: (phone) => messages.filter((each) => each.to === phone),
    reject: (status, code) => {
      rejection = status === undefined ? undefined : { status, code };
    },
    rejected: () => rejected,
    report: (base, { sid: MessageSid, to: To, callback = "" }, MessageStatus, ErrorCode) =>
      post(base, callback, { AccountSid: sid, MessageSid, To, MessageStatus, ...(ErrorCode && { ErrorCode }) }),
    reply: (base, siteUrl, From, Body, secret) =>
      post(base, `${siteUrl}/api/v1/text-gateway/replies`, { AccountSid: sid, From, To: from, Body }, secret),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
