import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Names of one's own machine or network. Others are checked when they are resolved, before each connection. */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)\.?$/;

/** The host as an address, if it is one: IPv6 without its brackets. `URL` has written "0x7f.1" as 127.0.0.1 already. */
export const addressOf = ({ hostname }: URL): string | undefined => {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? undefined : host;
};

/** What is wrong with the address of a receiver; undefined: nothing that can be known without resolving its name. */
export function urlProblem(text: string, { toPrivate }: { toPrivate: boolean }): string | undefined {
  const url = URL.parse(text);
  if (!url) return "must be an address such as https://example.com/courtside";
  if (url.protocol !== "https:" && !(toPrivate && url.protocol === "http:")) return "must begin with https://";
  if (url.username || url.password) return "must not contain a user name or password";
  if (url.hash) return "must not contain a fragment";
  if (toPrivate) return undefined;
  const address = addressOf(url);
  const isPrivate = address === undefined ? PRIVATE_NAME.test(url.hostname) : !isPublicAddress(address);
  return isPrivate ? "must lead to a public address" : undefined;
}
