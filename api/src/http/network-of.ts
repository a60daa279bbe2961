import { isIPv6 } from "node:net";

/**
 * What limits by network address count as one caller: an IPv4 address, and of IPv6 the /64, which is the least that one
 * connection gets and walks through at will.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  // The URL parser writes every spelling of an address alike.
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - after.length).fill("0");
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}
