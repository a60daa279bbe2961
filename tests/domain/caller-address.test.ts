import { expect, test } from "vitest";
import { ConfigError, parseConfig } from "../../api/src/config.ts";
import { callerAddress } from "../../api/src/http/caller-address.ts";

const proxies = (list: string) => parseConfig({ TRUSTED_PROXIES: list }).trustedProxies;
const ours = proxies("10.0.0.0/8, 192.0.2.1 fd00::/8");

test.each([
  ["no proxy is trusted unless listed", "203.0.113.5", "1.1.1.1", undefined, "203.0.113.5"],
  ["the header of an unknown proxy is ignored", "203.0.113.5", "1.1.1.1", ours, "203.0.113.5"],
  ["a trusted proxy names the caller", "10.0.0.9", "203.0.113.5", ours, "203.0.113.5"],
  ["through two trusted proxies", "10.0.0.9", "203.0.113.5, 192.0.2.1", ours, "203.0.113.5"],
  ["addresses that the caller added are ignored", "10.0.0.9", "1.1.1.1, 203.0.113.5, 10.0.0.7", ours, "203.0.113.5"],
  ["all ours: the farthest", "10.0.0.9", "10.0.0.3,10.0.0.7", ours, "10.0.0.3"],
  ["a value that is not an address ends the search", "10.0.0.9", "1.1.1.1, unknown, 10.0.0.7", ours, "10.0.0.7"],
  ["a proxy without the header", "10.0.0.9", undefined, ours, "10.0.0.9"],
  ["a socket for IPv4 and IPv6", "::ffff:10.0.0.9", "::ffff:203.0.113.5", ours, "203.0.113.5"],
  ["IPv6", "fd00::9", "2001:db8::1, 10.0.0.7", ours, "2001:db8::1"],
  ["no peer", "", "203.0.113.5", ours, ""],
])("%s", (_, peer, forwarded, trusted, caller) => {
  expect(callerAddress(peer, forwarded, trusted)).toBe(caller);
});

test.each(["proxy", "10.0.0.0/33", "10.0.0.0/8/1", "fd00::/129", "10.0.0/8", "10.0.0.1/"])(
  "%s is no network",
  (list) => {
    expect(() => proxies(list)).toThrow(ConfigError);
  },
);

test("origins may say which remote lives there", () => {
  const list = "https://cdn.example,mf-coach=https://coach.example mf-front-desk2=http://localhost:8081";
  const { remoteOrigins, remoteHomes } = parseConfig({ REMOTE_ORIGINS: list });
  expect(remoteOrigins).toEqual(["https://cdn.example", "https://coach.example", "http://localhost:8081"]);
  expect(Object.fromEntries(remoteHomes)).toEqual({
    "mf-coach": "https://coach.example",
    "mf-front-desk2": "http://localhost:8081",
  });
  for (const wrong of [
    ...["coach=https://coach.example", "mf-Coach=https://coach.example", "mf-coach=https://coach.example/path"],
    "mf-coach=",
    "ftp://x",
  ])
    expect(() => parseConfig({ REMOTE_ORIGINS: wrong }), wrong).toThrow(ConfigError);
});
