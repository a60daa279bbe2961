import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { importJWK, type JWTPayload, jwtVerify } from "jose";

/** A message as the browser reads it, after the push service has checked who sends it. */
export interface PushReceived {
  headers: IncomingHttpHeaders;
  claims: JWTPayload;
  message: Record<string, unknown>;
}

/** A browser with a key pair of its own. */
export interface PushBrowser {
  /** What `PushSubscription.toJSON()` returns. */
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } };
  received: PushReceived[];
}

/** A push service at http://127.0.0.1 with its browsers: it decrypts what arrives with the browser's own keys. */
export interface PushService {
  browser(): PushBrowser;
  /** The status of the next responses for a browser; 201 accepts, "never" leaves the sender waiting. */
  respond(browser: PushBrowser, status: number | "never"): void;
  /** Messages that arrived for a browser, whether accepted or not. */
  tries(browser: PushBrowser): number;
  stop(): Promise<void>;
}

/** Reads `aes128gcm` (RFC 8188) with a browser's keys (RFC 8291), written from the documents, not from the sender. */
export function decrypt(body: Buffer, privateKey: Buffer, auth: Buffer): Buffer {
  const own = createECDH("prime256v1");
  own.setPrivateKey(privateKey);
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  if (sealed.length > body.readUInt32BE(16)) throw new Error("more than one record");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), auth, info, 32));
  const of = (use: string, length: number) =>
    Buffer.from(hkdfSync("sha256", ikm, salt, Buffer.from(`Content-Encoding: ${use}\0`), length));
  const cipher = createDecipheriv("aes-128-gcm", of("aes128gcm", 16), of("nonce", 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("no last record");
  return padded.subarray(0, end);
}

export async function startPushService(): Promise<PushService> {
  const known = new Map<string, PushBrowser & { privateKey: Buffer; status: number | "never"; tries: number }>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const browser = known.get(request.url ?? "");
    if (!browser) return void response.writeHead(404).end();
    browser.tries += 1;
    if (browser.status === "never") return;
    if (browser.status !== 201) return void response.writeHead(browser.status).end();
    const { authorization = "", ...headers } = request.headers;
    const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
    const point = Buffer.from(key, "base64url");
    const jwk = { kty: "EC", crv: "P-256", x: point.subarray(1, 33), y: point.subarray(33) };
    const publicKey = await importJWK(
      { ...jwk, x: jwk.x.toString("base64url"), y: jwk.y.toString("base64url") },
      "ES256",
    );
    const { payload } = await jwtVerify(token, publicKey, { audience: `http://${request.headers.host}` });
    const auth = Buffer.from(browser.subscription.keys.auth, "base64url");
    const message = JSON.parse(decrypt(body, browser.privateKey, auth).toString());
    browser.received.push({ headers, claims: payload, message });
    response.writeHead(201).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const of = (browser: PushBrowser) => {
    const found = known.get(new URL(browser.subscription.endpoint).pathname);
    if (!found) throw new Error("a browser of another push service");
    return found;
  };
  return {
    browser() {
      const pair = createECDH("prime256v1");
      const p256dh = pair.generateKeys("base64url");
      const path = `/push/${randomUUID()}`;
      const keys = { p256dh, auth: randomBytes(16).toString("base64url") };
      const subscription = { endpoint: `${url}${path}`, expirationTime: null, keys };
      const browser = { subscription, received: [], privateKey: pair.getPrivateKey(), status: 201, tries: 0 };
      known.set(path, browser);
      return browser;
    },
    respond: (browser, status) => {
      of(browser).status = status;
    },
    tries: (browser) => of(browser).tries,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
