import { Buffer } from "node:buffer";
import { LOGO_MESSAGES, MOST_LOGO_BYTES } from "@courtside/contracts/domain/club-logo.ts";
import { imageDimensionsFromData } from "image-dimensions";
import { tooLarge } from "../../http/too-large.ts";
import { badPicture, damaged, MOST_PIXELS_A_SIDE, type Picture, type PictureType } from "./picture.ts";
import { reencode } from "./reencode.ts";

const STARTS: [PictureType, number[]][] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
];

/**
 * A logo of the type that its bytes have, whatever its name and type say (docs/product/screens.md#logo). Its size is read from
 * its header before anything is decoded. Throws `bad_logo`, `logo_too_large` and `busy`. Must not run in a transaction: it takes
 * a second or two.
 */
export function rewriteLogo(bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
  if (bytes.length > MOST_LOGO_BYTES) throw tooLarge();
  const [mediaType] = STARTS.find(([, start]) => start.every((byte, at) => bytes[at] === byte)) ?? [];
  if (!mediaType) throw badPicture(LOGO_MESSAGES.not_a_picture);
  const size = imageDimensionsFromData(bytes);
  if (mediaType === "image/jpeg" && !hasEnd(bytes)) throw damaged();
  if (!size || size.width === 0 || size.height === 0) throw damaged();
  if (Math.max(size.width, size.height) > MOST_PIXELS_A_SIDE) {
    throw badPicture(`The logo can be at most ${MOST_PIXELS_A_SIDE} by ${MOST_PIXELS_A_SIDE} pixels.`);
  }
  return reencode({ mediaType, bytes });
}

/** A truncated photo would decode, in grey. A complete one has its end marker after the start of its last scan. */
function hasEnd(jpeg: Uint8Array<ArrayBuffer>): boolean {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length);
  return bytes.lastIndexOf(Uint8Array.of(0xff, 0xd9)) > bytes.lastIndexOf(Uint8Array.of(0xff, 0xda));
}
