import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** Addresses and networks ("10.0.0.7", "10.0.0.0/8"), separated by commas or spaces. */
export const trustedProxiesSetting = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ""))
  .refine((entries) => entries.every(isNetwork), {
    error: "must be addresses or networks such as 10.0.0.0/8, separated by commas",
  })
  .transform((entries) => (entries.length > 0 ? networkList(entries) : undefined));

function isNetwork(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

function networkList(entries: string[]): BlockList {
  const networks = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    if (bits === undefined) networks.addAddress(address, family(address));
    else networks.addSubnet(address, Number(bits), family(address));
  }
  return networks;
}

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Without the prefix of an IPv4 address on a socket for both, and without a zone ("fe80::1%eth0"), which Postgres rejects. */
const plain = (address: string) =>
  address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "");

/**
 * The caller's address: the peer's, unless the peer is one of our proxies. Then it is the last address of X-Forwarded-For that is
 * not a proxy of ours, because only the entries that our own proxies wrote can be trusted.
 */
export function callerAddress(peer: string, forwarded: string | undefined, proxies: BlockList | undefined): string {
  let caller = plain(peer);
  if (!proxies || forwarded === undefined) return caller;
  for (const address of forwarded.split(",").map(plain).reverse()) {
    if (!proxies.check(caller, family(caller)) || isIP(address) === 0) return caller;
    caller = address;
  }
  return caller;
}
