import { pauseAfter, RETRY_PAUSES } from "@courtside/contracts/domain/webhooks.ts";
import { expect, test } from "vitest";
import { isPublicAddress } from "../../api/src/outbound/public-address.ts";
import { urlProblem } from "../../api/src/outbound/receiver-url.ts";

test.each([
  // This host, loopback, private, shared, link-local with the clouds' metadata
  ..."0.0.0.0 127.0.0.1 127.255.255.254 10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 192.168.255.255".split(
    " ",
  ),
  ..."100.64.0.1 100.127.255.255 169.254.169.254 169.254.0.1".split(" "),
  // Documentation, benchmarks, protocol assignments, relays, multicast, reserved, broadcast
  ..."192.0.2.1 198.51.100.1 203.0.113.1 198.18.0.1 198.19.255.255 192.0.0.8 192.88.99.1".split(" "),
  ..."224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255".split(" "),
  // IPv6: unspecified, loopback, link-local, unique local, site-local, multicast, documentation, Teredo, ORCHID
  ...":: ::1 fe80::1 fe80::1%eth0 fc00::1 fd12:3456::1 fec0::1 ff02::1 2001:db8::1 3fff::1 2001::1 2001:10::1".split(
    " ",
  ),
  // IPv4 in IPv6: mapped, compatible, translated, 6to4, also of a public address
  ..."::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1::1 2002:808:808::1".split(
    " ",
  ),
  // No addresses
  ...["", "localhost", "1.2.3", "1.2.3.4.5", "example.com"],
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ..."1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.1 126.0.0.1 128.0.0.1 172.15.255.255 172.32.0.1".split(
    " ",
  ),
  ..."192.167.255.255 192.169.0.1 169.253.255.255 198.17.255.255 198.20.0.1 223.255.255.255".split(" "),
  ..."2606:4700:4700::1111 2001:4860:4860::8888 2a00:1450::1 2003::1".split(" "),
])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["https://example.com/hook", undefined],
  ["https://example.com:8443/hook?club=1", undefined],
  ["https://1.1.1.1/hook", undefined],
  ["https://[2606:4700:4700::1111]/hook", undefined],
  ["example.com/hook", "must be an address such as https://example.com/courtside"],
  ["", "must be an address such as https://example.com/courtside"],
  ["http://example.com/hook", "must begin with https://"],
  ["ftp://example.com/hook", "must begin with https://"],
  ["file:///etc/passwd", "must begin with https://"],
  ["javascript:alert(1)", "must begin with https://"],
  ["https://me:secret@example.com/hook", "must not contain a user name or password"],
  ["https://example.com/hook#part", "must not contain a fragment"],
  ["https://127.0.0.1/hook", "must lead to a public address"],
  ["https://127.1/hook", "must lead to a public address"],
  ["https://0x7f.0.0.1/hook", "must lead to a public address"],
  ["https://2130706433/hook", "must lead to a public address"],
  ["https://0177.0.0.1/hook", "must lead to a public address"],
  ["https://①②⑦.0.0.1/hook", "must lead to a public address"],
  ["https://169.254.169.254/latest/meta-data", "must lead to a public address"],
  ["https://[::1]/hook", "must lead to a public address"],
  ["https://[::ffff:127.0.0.1]/hook", "must lead to a public address"],
  ["https://[fd00::1]/hook", "must lead to a public address"],
  ["https://localhost/hook", "must lead to a public address"],
  ["https://LOCALHOST./hook", "must lead to a public address"],
  ["https://db.internal/hook", "must lead to a public address"],
  ["https://printer.local/hook", "must lead to a public address"],
])("%s: %s", (url, problem) => {
  expect(urlProblem(url, { toPrivate: false })).toBe(problem);
});

test("in development one's own network is allowed where it is configured, also without TLS", () => {
  expect(urlProblem("http://127.0.0.1:9000/hook", { toPrivate: true })).toBeUndefined();
  expect(urlProblem("ftp://127.0.0.1/hook", { toPrivate: true })).toBe("must begin with https://");
});

test("a delivery is tried for three days, more and more slowly", () => {
  const days = RETRY_PAUSES.reduce((sum, pause) => sum + pause, 0) / 86_400;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.1);
  expect(RETRY_PAUSES).toEqual(RETRY_PAUSES.toSorted((a, b) => a - b));
  expect([pauseAfter(1, 0.5), pauseAfter(2, 0), pauseAfter(2, 1), pauseAfter(11, 0.5)]).toEqual([5, 54, 66, undefined]);
});
