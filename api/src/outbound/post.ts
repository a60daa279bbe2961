import { lookup as resolve } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import net, { isIP, type LookupFunction, type Socket } from "node:net";
import tls from "node:tls";
import { isPublicAddress } from "./public-address.ts";
import { addressOf } from "./receiver-url.ts";

export interface Posted {
  /** The status of the response; null: there was none. */
  status: number | null;
  /** What went wrong, in a sentence for the log of deliveries; null for a response of 200 to 299. */
  problem: string | null;
  milliseconds: number;
}

export interface Posting {
  /** Whether addresses of one's own network are allowed: only in development. */
  toPrivate: boolean;
  timeoutSeconds: number;
  /** Resolves a name; for tests of names that change their addresses. */
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
}

class NotPublic extends Error {}

const PROBLEMS: Record<string, string> = {
  ENOTFOUND: "The name is unknown",
  EAI_AGAIN: "The name could not be resolved",
  ECONNREFUSED: "The connection was refused",
  ECONNRESET: "The connection was reset",
  EHOSTUNREACH: "The address cannot be reached",
  ENETUNREACH: "The address cannot be reached",
};

/**
 * Posts a body to an address that a user has given. Connects to an address that has been checked, in the same resolution of its
 * name, so that a name that changes its address in between leads nowhere else. Follows no redirect, waits `timeoutSeconds` in all,
 * and reads no body.
 */
export async function post(
  text: string,
  headers: Record<string, string>,
  body: string | Buffer,
  options: Posting,
): Promise<Posted> {
  const begun = performance.now();
  const milliseconds = () => Math.round(performance.now() - begun);
  try {
    const status = await send(new URL(text), headers, body, options);
    return { status, problem: problemOf(status), milliseconds: milliseconds() };
  } catch (error) {
    return { status: null, problem: sentenceOf(error, options), milliseconds: milliseconds() };
  }
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "Redirects are not followed" : `The response was ${status}`;
}

class TooSlow extends Error {}

function send(url: URL, headers: Record<string, string>, body: string | Buffer, options: Posting): Promise<number> {
  const address = addressOf(url);
  if (address !== undefined && !options.toPrivate && !isPublicAddress(address)) throw new NotPublic();
  return new Promise((fulfil, reject) => {
    const { request: open } = url.protocol === "https:" ? https : http;
    const createConnection = () => connect(url, checked(options));
    const length = String(Buffer.byteLength(body));
    const request = open(
      url,
      { method: "POST", headers: { ...headers, "content-length": length }, createConnection },
      (response) => {
        fulfil(response.statusCode ?? 0);
        response.destroy();
      },
    );
    // The name's resolution counts too, which an abort signal of the request would not end.
    const timer = setTimeout(() => {
      reject(new TooSlow());
      request.destroy();
    }, options.timeoutSeconds * 1000);
    request.on("error", reject);
    // A switch of protocols is no `response`, and without a listener it would end the request without a word.
    request.on("upgrade", ({ statusCode }, socket) => {
      fulfil(statusCode ?? 0);
      socket.destroy();
    });
    request.on("close", () => {
      clearTimeout(timer);
      // A connection that ends without any of these is a failure as well. After an outcome this changes nothing.
      reject(new Error("closed without a response"));
    });
    request.end(body);
  });
}

/** A connection of its own: the agents of node:https read system certificates, which Deno's permissions of the api do not allow. */
function connect({ protocol, hostname, port }: URL, lookup: LookupFunction): Socket {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:") return net.connect({ host, port: Number(port) || 80, lookup });
  const servername = isIP(host) === 0 ? host : "";
  return tls.connect({ host, port: Number(port) || 443, lookup, servername });
}

/** Resolves a name for one connection, and rejects it if any of its addresses is not public. */
const checked =
  ({ toPrivate, resolve: given = (host) => resolve(host, { all: true }) }: Posting): LookupFunction =>
  (host, { all }, callback) => {
    given(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || (!toPrivate && !addresses.every(({ address }) => isPublicAddress(address))))
          callback(new NotPublic(), "");
        else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ""),
    );
  };

function sentenceOf(error: unknown, { timeoutSeconds }: Posting): string {
  if (error instanceof NotPublic) return "The address is not public";
  if (error instanceof TooSlow) return `No response within ${timeoutSeconds} seconds`;
  const { code = "", message = "" } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (/certificate|CERT_/.test(`${code} ${message}`)) return "The certificate is not valid";
  if (/TLS|SSL|InvalidContentType/.test(`${code} ${message}`)) return "The connection could not be secured";
  return PROBLEMS[code] ?? "The connection failed";
}
