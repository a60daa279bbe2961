import { isIPv6 } from "node:net";

/**
 * The network that address limits count as one caller: an IPv4 address, or the /64 of an IPv6 address, because every connection
 * gets at least that and can use all of it.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  // The URL parser normalises every spelling of an address.
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - after.length).fill("0");
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}
