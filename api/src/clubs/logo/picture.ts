import { LOGO_MESSAGES } from "@courtside/contracts/domain/club-logo.ts";
import { invalid } from "../../errors.ts";

/** A picture as it is kept: rewritten, so that nothing but the picture is in it. */
export interface Picture {
  mediaType: "image/png" | "image/jpeg";
  bytes: Uint8Array<ArrayBuffer>;
}

/** A logo larger than this is no logo, and unpacked it could fill the memory of whoever shows it. */
export const MOST_PIXELS_A_SIDE = 3000;

/** The picture cannot be read; `why` is a sentence for the person who chose it. */
export const badPicture = (why: string) => invalid("logo", why, "bad_logo");

/** Refuses what is damaged, in one sentence: which byte is wrong helps nobody. */
export const damaged = () => badPicture(LOGO_MESSAGES.damaged);

export function requireSize(width: number, height: number): void {
  if (width === 0 || height === 0) throw damaged();
  if (width > MOST_PIXELS_A_SIDE || height > MOST_PIXELS_A_SIDE) {
    throw badPicture(`The logo can be at most ${MOST_PIXELS_A_SIDE} by ${MOST_PIXELS_A_SIDE} pixels.`);
  }
}

/** One piece of bytes after the other. */
export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
