import { orientationSegment } from "./jpeg-orientation.ts";
import { EOI, type JpegSegment, readSegments, SOI, SOS } from "./jpeg-segments.ts";
import { damaged, join, type Picture, requireSize, startsWith, viewOf } from "./picture.ts";

export const isJpeg = (bytes: Uint8Array): boolean => startsWith(bytes, [0xff, SOI, 0xff]);

/** Baseline, extended and progressive: the frames that every browser shows. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
/** Says how the colours of a picture with three or four of them are meant. */
const ADOBE = { marker: 0xee, start: [...new TextEncoder().encode("Adobe")], length: 12 } as const;

/** Keeps the frame, its tables and scans, and which way up it is: camera data, comments, thumbnails and what follows the end are gone. */
export async function rewriteJpeg(bytes: Uint8Array): Promise<Picture> {
  const segments = readSegments(bytes);
  const frames = segments.filter(({ marker }) => isFrame(marker));
  const [frame] = frames;
  if (!frame || frames.length > 1 || !FRAMES.has(frame.marker)) throw damaged();
  requireFrame(frame);
  const firstScan = segments.findIndex(({ marker }) => marker === SOS);
  if (firstScan < segments.indexOf(frame)) throw damaged();

  const kept = segments.filter((segment) => segment === frame || isKept(segment));
  return {
    mediaType: "image/jpeg",
    bytes: join([
      Uint8Array.of(0xff, SOI),
      ...orientationSegment(segments),
      ...kept.flatMap(({ bytes: segment, scan }) => (scan ? [segment, scan] : [segment])),
      Uint8Array.of(0xff, EOI),
    ]),
  };
}

const isKept = ({ marker, data }: JpegSegment): boolean =>
  TABLES.has(marker) ||
  marker === SOS ||
  (marker === ADOBE.marker && data.length === ADOBE.length && startsWith(data, ADOBE.start));

/** 0xC0 to 0xCF but for the tables (C4, CC) and the one that is kept for extensions (C8). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function requireFrame({ data }: JpegSegment): void {
  const components = data[5] ?? 0;
  if (data[0] !== 8 || ![1, 3, 4].includes(components) || data.length !== 6 + 3 * components) throw damaged();
  const view = viewOf(data);
  requireSize(view.getUint16(3), view.getUint16(1));
}
