/** Messages of D-Bus, as far as a browser and its desktop exchange them about notifications: little-endian, strings and numbers. */

export interface BusMessage {
  serial: number;
  path: string;
  interface: string;
  member: string;
  body: Buffer;
}

const CALL = 1;
const FIELDS = { path: [1, "o"], interface: [2, "s"], member: [3, "s"], error: [4, "s"], sender: [7, "s"] } as const;
const REPLY_SERIAL = 5;
const SIGNATURE = 8;

const padded = (at: number, to: number) => Math.ceil(at / to) * to;

/** Reads values one after the other, each aligned as its type demands. */
export class BusReader {
  at = 0;
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
  uint32(): number {
    this.at = padded(this.at, 4) + 4;
    return this.bytes.readUInt32LE(this.at - 4);
  }
  string(): string {
    return this.#text(this.uint32());
  }
  signature(): string {
    return this.#text(this.bytes.readUInt8(this.at++));
  }
  strings(): string[] {
    const length = this.uint32();
    const end = this.at + length;
    const strings: string[] = [];
    while (this.at < end) strings.push(this.string());
    return strings;
  }
  #text(length: number): string {
    this.at += length + 1;
    return this.bytes.toString("utf8", this.at - length - 1, this.at - 1);
  }
}

type Value = string | number | boolean | string[];

/** `signature`: of each value one of `s`, `o`, `g`, `u`, `b` and `as`. */
function written(signature: string, values: readonly Value[], before: Buffer = Buffer.alloc(0)): Buffer {
  let bytes: Buffer = before;
  const add = (more: Buffer, alignment: number) => {
    bytes = Buffer.concat([bytes, Buffer.alloc(padded(bytes.length, alignment) - bytes.length), more]);
  };
  const number = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
  const types = signature.match(/as|./g) ?? [];
  for (const [index, type] of types.entries()) {
    const value = values[index];
    if (Array.isArray(value)) {
      const items = written("s".repeat(value.length), value);
      add(number(items.length), 4);
      add(items, 4);
    } else if (typeof value !== "string") add(number(Number(value)), 4);
    else if (type === "g") add(Buffer.from(`${String.fromCharCode(value.length)}${value}\0`), 1);
    else {
      add(number(Buffer.byteLength(value)), 4);
      add(Buffer.from(`${value}\0`), 1);
    }
  }
  return bytes;
}

interface Sent extends Partial<Record<keyof typeof FIELDS, string>> {
  /** Of the call that it is about; without it, it is a signal. */
  replyTo?: number;
  signature?: string;
  values?: readonly Value[];
}

/** A reply, an error or a signal. */
export function busMessage(serial: number, { replyTo, signature = "", values = [], ...named }: Sent): Buffer {
  const type = named.error ? 3 : replyTo === undefined ? 4 : 2;
  const fields: [number, string, Value][] = Object.entries(named).map(([name, value]) => [
    ...FIELDS[name as keyof typeof FIELDS],
    value,
  ]);
  if (replyTo !== undefined) fields.push([REPLY_SERIAL, "u", replyTo]);
  if (signature) fields.push([SIGNATURE, "g", signature]);
  let header: Buffer = Buffer.alloc(0);
  for (const [code, kind, value] of fields) {
    const start = Buffer.concat([header, Buffer.alloc(padded(header.length, 8) - header.length), Buffer.from([code])]);
    header = written(kind, [value], written("g", [kind], start));
  }
  const body = written(signature, values);
  const head = Buffer.concat([Buffer.from([0x6c, type, 0, 1]), written("uuu", [body.length, serial, header.length])]);
  const end = head.length + header.length;
  return Buffer.concat([head, header, Buffer.alloc(padded(end, 8) - end), body]);
}

/** The first complete message in the bytes, and what follows it; undefined if none is complete. `message` is null if it is no call. */
export function readMessage(bytes: Buffer): { message: BusMessage | null; rest: Buffer } | undefined {
  if (bytes.length < 16) return undefined;
  const fieldsEnd = 16 + bytes.readUInt32LE(12);
  const bodyStart = padded(fieldsEnd, 8);
  const end = bodyStart + bytes.readUInt32LE(4);
  if (bytes.length < end) return undefined;
  const rest = bytes.subarray(end);
  if (bytes[1] !== CALL) return { message: null, rest };
  const reader = new BusReader(bytes.subarray(0, fieldsEnd));
  const fields = new Map<number, string>();
  for (reader.at = 16; reader.at < fieldsEnd; reader.at = padded(reader.at, 8)) {
    const code = reader.bytes.readUInt8(reader.at++);
    const type = reader.signature();
    fields.set(code, type === "g" ? reader.signature() : type === "u" ? String(reader.uint32()) : reader.string());
  }
  const field = (name: keyof typeof FIELDS) => fields.get(FIELDS[name][0]) ?? "";
  const named = { path: field("path"), interface: field("interface"), member: field("member") };
  return { message: { serial: bytes.readUInt32LE(8), ...named, body: bytes.subarray(bodyStart, end) }, rest };
}
