import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

/** CBOR of what an attestation needs: whole numbers, byte strings, texts and maps (RFC 8949). */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as never)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

/** The values that a test may change; by default they are those of a correct browser and authenticator. */
export interface Bent {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  userVerified?: boolean;
  userPresent?: boolean;
  counter?: number;
  userHandle?: string;
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
}

interface CreationOptions {
  challenge: string;
  rp: { id?: string | undefined };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId?: string | undefined;
}

/** An authenticator and the browser around it, in software: real keys, real signatures (WebAuthn Level 3). */
export class SoftwareKey {
  readonly id = randomBytes(32);
  readonly publicKey: KeyObject;
  readonly #privateKey: KeyObject;
  readonly #origin: string;
  #rpId = "";
  #userHandle = "";
  counter = 0;
  /** Whether the authenticator counts its uses; many do not. */
  counts = true;

  constructor(origin: string) {
    this.#origin = origin;
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.publicKey = publicKey;
    this.#privateKey = privateKey;
  }

  /** `navigator.credentials.create()`, as JSON. */
  create(options: CreationOptions, bent: Bent = {}) {
    this.#rpId = options.rp.id ?? "";
    this.#userHandle = options.user.id;
    const { x = "", y = "" } = this.publicKey.export({ format: "jwk" });
    const coordinates = [x, y].map((part) => Buffer.from(part, "base64url")) as [Buffer, Buffer];
    const cose = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinates[0]],
        [-3, coordinates[1]],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, cose]);
    const authData = Buffer.concat([this.#authenticatorData(0x40, bent), attested]);
    const { fmt, attStmt } = bent.attestation ?? { fmt: "none", attStmt: new Map() };
    const attestationObject = cbor(
      new Map<string, unknown>([
        ["fmt", fmt],
        ["attStmt", attStmt],
        ["authData", authData],
      ]),
    );
    return this.#credential({
      clientDataJSON: this.#clientData(bent.type ?? "webauthn.create", options.challenge, bent).toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal" as const, "hybrid" as const],
    });
  }

  /** `navigator.credentials.get()`, as JSON. */
  get(options: RequestOptions, bent: Bent = {}) {
    if (this.counts) this.counter += 1;
    const clientData = this.#clientData(bent.type ?? "webauthn.get", options.challenge, bent);
    const authData = this.#authenticatorData(0, bent);
    const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), this.#privateKey);
    return this.#credential({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle: bent.userHandle ?? this.#userHandle,
    });
  }

  #credential<Response>(response: Response) {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key" as const, response, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string, bent: Bent): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: bent.challenge ?? challenge,
        origin: bent.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #authenticatorData(flags: number, { rpId, userVerified = true, userPresent = true, counter }: Bent): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter ?? this.counter);
    const all = flags | (userPresent ? 1 : 0) | (userVerified ? 4 : 0);
    return Buffer.concat([sha256(rpId ?? this.#rpId), Buffer.from([all]), counted]);
  }
}
