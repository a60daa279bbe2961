import { damaged, viewOf } from "./picture.ts";

export interface JpegSegment {
  marker: number;
  /** Marker, length and what it holds. */
  bytes: Uint8Array;
  /** What it holds. */
  data: Uint8Array;
  /** After a start of scan: the packed pixels. */
  scan: Uint8Array | null;
}

export const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda] as const;

/** The segments between start and end of the picture; what follows the end is not read. Throws where one is cut off. */
export function readSegments(bytes: Uint8Array): JpegSegment[] {
  const view = viewOf(bytes);
  const segments: JpegSegment[] = [];
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) throw damaged();
    const marker = bytes[at + 1] ?? 0;
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return segments;
    if (at + 4 > bytes.length) break;
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > bytes.length) break;
    const endOfScan = marker === SOS ? scanEnd(bytes, end) : end;
    segments.push({
      marker,
      bytes: bytes.subarray(at, end),
      data: bytes.subarray(at + 4, end),
      scan: marker === SOS ? bytes.subarray(end, endOfScan) : null,
    });
    at = endOfScan;
  }
  throw damaged();
}

/** Packed pixels last until a marker that is neither a stuffed 0xFF nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw damaged();
}
