import { createECDH } from "node:crypto";
import { importJWK, SignJWT } from "jose";
import type { Keys } from "../../keys/keys.ts";

/** The key pair by which push services know this installation (RFC 8292). */
export interface Vapid {
  /** The Authorization header of a message to an endpoint. */
  authorization(endpoint: string): Promise<string>;
}

const LASTS_SECONDS = 12 * 3_600;
const RENEW_AFTER_MS = 3_600_000;

/** What browsers subscribe with: an uncompressed point, base64url. */
export const vapidPublicKey = (keys: Pick<Keys, "secretFor">): string => keyPairOf(keys).point.toString("base64url");

/**
 * The key pair follows from the installation's key file: the same in each process and after a rotation, because browsers accept
 * messages by the key alone with which they subscribed. `contact`: an https: or mailto: address for the push services.
 */
export function openVapid(keys: Pick<Keys, "secretFor">, contact: string): Vapid {
  const { privateKey, point } = keyPairOf(keys);
  const signer = importJWK(
    {
      ...{ kty: "EC", crv: "P-256", alg: "ES256", d: privateKey.toString("base64url") },
      ...{ x: point.subarray(1, 33).toString("base64url"), y: point.subarray(33).toString("base64url") },
    },
    "ES256",
  );
  const known = new Map<string, { header: string; at: number }>();
  return {
    async authorization(endpoint) {
      const audience = new URL(endpoint).origin;
      const made = known.get(audience);
      if (made && Date.now() - made.at < RENEW_AFTER_MS) return made.header;
      const token = await new SignJWT({ aud: audience, sub: contact })
        .setProtectedHeader({ alg: "ES256", typ: "JWT" })
        .setExpirationTime(Math.floor(Date.now() / 1000) + LASTS_SECONDS)
        .sign(await signer);
      const header = `vapid t=${token}, k=${point.toString("base64url")}`;
      // There are four push services in use; a list of invented ones must not grow.
      if (known.size >= 100) known.clear();
      known.set(audience, { header, at: Date.now() });
      return header;
    },
  };
}

/** The first derived secret that is a key of the curve; one in four thousand million is none. */
function keyPairOf(keys: Pick<Keys, "secretFor">): { privateKey: Buffer; point: Buffer } {
  const pair = createECDH("prime256v1");
  for (let number = 1; ; number++) {
    const privateKey = keys.secretFor(`web push ${number}`);
    try {
      pair.setPrivateKey(privateKey);
    } catch {
      continue;
    }
    return { privateKey, point: pair.getPublicKey() };
  }
}

/** How push services may reach the operator: the site if it has TLS, else the address that mails come from. */
export const contactOf = ({ siteUrl, mailFrom }: { siteUrl: string; mailFrom: string }): string =>
  siteUrl.startsWith("https:") ? siteUrl : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
