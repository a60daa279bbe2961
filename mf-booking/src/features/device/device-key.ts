const CURVE = { name: "ECDSA", namedCurve: "P-256" };

/** A key pair whose private part signs here and cannot be read. */
export const makeKeyPair = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(CURVE, false, ["sign", "verify"]);

/** The public part as `POST /devices/pair` takes it. */
export async function publicKeyOf({ publicKey }: CryptoKeyPair) {
  const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", publicKey);
  return { kty: "EC" as const, crv: "P-256" as const, x, y };
}

/** r and s, base64url. */
export async function signChallenge(privateKey: CryptoKey, challenge: string): Promise<string> {
  const hashed = { name: "ECDSA", hash: "SHA-256" };
  const signed = await crypto.subtle.sign(hashed, privateKey, new TextEncoder().encode(challenge));
  const text = btoa(String.fromCharCode(...new Uint8Array(signed)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
