import { BlockList, isIP } from "node:net";

/** IPv4 networks that are not reachable from everywhere (the registries of special-purpose addresses, RFC 6890), multicast and reserved ones. */
const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];

/** Of IPv6 all but global unicast is closed, which covers mapped IPv4 addresses and NAT64. */
const GLOBAL_UNICAST = "2000::/3";
/** Protocol assignments with Teredo, documentation, and 6to4, behind which an IPv4 address may be private. */
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const special = listOf([...SPECIAL_IPV4, ...SPECIAL_IPV6]);
const globalUnicast = listOf([GLOBAL_UNICAST]);

function listOf(networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

/** Whether an address belongs to the public internet. What is no address does not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, "ipv4");
  // A zone ("fe80::1%eth0") belongs to an address of one's own network.
  return (
    version === 6 && !address.includes("%") && globalUnicast.check(address, "ipv6") && !special.check(address, "ipv6")
  );
}
