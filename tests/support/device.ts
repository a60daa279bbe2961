import { webcrypto } from "node:crypto";
import { type Call, call } from "./call.ts";
import { insertDevice, type TestClub, type TestPerson } from "./world.ts";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" };

/** The key pair of a device, as its browser would make it. */
export const makeKey = () => webcrypto.subtle.generateKey(ALGORITHM, false, ["sign", "verify"]);

export async function publicJwk({ publicKey }: webcrypto.CryptoKeyPair) {
  const { kty, crv, x, y } = await webcrypto.subtle.exportKey("jwk", publicKey);
  return { kty, crv, x, y };
}

export async function sign({ privateKey }: webcrypto.CryptoKeyPair, challenge: string): Promise<string> {
  const bytes = await webcrypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, Buffer.from(challenge));
  return Buffer.from(bytes).toString("base64url");
}

export const addDevice = ({ token }: Pick<TestPerson, "token">, body: object = {}, now?: string) =>
  call("/devices", { method: "POST", token, body: { name: "Lobby", ...body }, now });

export const askToken = (body: object, options: Call = {}) =>
  call("/devices/token", { method: "POST", body, ...options });

/** A signed challenge for a token. */
export async function tokenOf(id: string, key: webcrypto.CryptoKeyPair, more: object = {}) {
  const { challenge } = (await askToken({ device_id: id })).body;
  return askToken({ device_id: id, challenge, signature: await sign(key, String(challenge)), ...more });
}

export type TestDevice = Awaited<ReturnType<typeof insertDevice>>;

/** A paired device of the club; `columns` of `devices`. */
export const makeDevice = ({ id }: Pick<TestClub, "id">, columns: { name?: string; [column: string]: unknown } = {}) =>
  insertDevice(id, columns.name ?? "Lobby", columns);

/** The member's code, used at the device: the response of identifying. */
export async function identifyByCode(
  device: Pick<TestDevice, "token">,
  member: Pick<TestPerson, "token">,
  now?: string,
) {
  const { code } = (await call("/me/kiosk-code", { token: member.token, now })).body;
  return call("/devices/identify", { method: "POST", token: device.token, body: { code }, now });
}
