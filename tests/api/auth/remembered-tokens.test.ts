import { randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { verifyAccessToken } from "../../../api/src/auth/http/session.ts";
import { newKeyFile } from "../../../api/src/keys/key-file.ts";
import { type Keys, keysOf } from "../../../api/src/keys/keys.ts";

const siteUrl = "http://localhost";
const verify = (token: string, keys: Keys) => verifyAccessToken(token, { keys, config: { siteUrl } as never });
const claims = (seconds: number) => ({
  iss: `${siteUrl}/auth/v1`,
  aud: "authenticated",
  sub: randomUUID(),
  session_id: randomUUID(),
  exp: Math.floor(Date.now() / 1000) + seconds,
});

afterEach(() => {
  vi.useRealTimers();
});

it("a token that was verified before still expires to the second", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  const keys = await keysOf(await newKeyFile());
  const token = await keys.sign(claims(60));
  const first = await verify(token, keys);
  expect(await verify(token, keys)).toBe(first);
  vi.setSystemTime(1_800_000_059_999);
  expect(await verify(token, keys)).toBe(first);
  vi.setSystemTime(1_800_000_060_000);
  await expect(verify(token, keys)).rejects.toMatchObject({ code: "bad_jwt" });
});

it("a key that is no longer in the key file verifies nothing, not even tokens that it verified before", async () => {
  const withKey = await keysOf(await newKeyFile());
  const token = await withKey.sign(claims(60));
  await verify(token, withKey);
  const without = await keysOf(await newKeyFile());
  await expect(verify(token, without)).rejects.toMatchObject({ code: "bad_jwt" });
});

it("a token that was rejected is rejected again", async () => {
  const keys = await keysOf(await newKeyFile());
  const forged = `${(await keys.sign(claims(60))).slice(0, -8)}AAAAAAAA`;
  for (let time = 0; time < 2; time++) await expect(verify(forged, keys)).rejects.toMatchObject({ code: "bad_jwt" });
});
