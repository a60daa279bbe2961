import type { JpegSegment } from "./jpeg-segments.ts";
import { join, startsWith, viewOf } from "./picture.ts";

const APP1 = 0xe1;
const EXIF = [...new TextEncoder().encode("Exif"), 0, 0];
const ORIENTATION = 0x0112;
const ENTRY = 12;

/** A phone writes which way up a photo is into its camera data: that one number, in camera data of our own; nothing for an upright one. */
export function orientationSegment(segments: readonly JpegSegment[]): Uint8Array[] {
  const exif = segments.find(({ marker, data }) => marker === APP1 && startsWith(data, EXIF));
  const orientation = exif ? readOrientation(exif.data.subarray(EXIF.length)) : 1;
  if (orientation < 2 || orientation > 8) return [];
  // Big-endian TIFF: one directory of one entry.
  const tiff = Uint8Array.of(
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1],
    ...[ORIENTATION >> 8, ORIENTATION & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  );
  const length = 2 + EXIF.length + tiff.length;
  return [join([Uint8Array.of(0xff, APP1, length >> 8, length & 0xff, ...EXIF), tiff])];
}

/** 1 (upright) to 8; 1 too where nothing can be read. */
function readOrientation(tiff: Uint8Array): number {
  if (tiff.length < 14) return 1;
  const view = viewOf(tiff);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let at = directory + 2, left = count; left > 0 && at + ENTRY <= tiff.length; left -= 1, at += ENTRY) {
    if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle);
  }
  return 1;
}
