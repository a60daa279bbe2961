import { randomFillSync } from "node:crypto";
import { deflateSync } from "node:zlib";
import { type PngChunk, writeChunks } from "./png-chunks.ts";

const chunk = (type: string, ...data: (number | Uint8Array)[]): PngChunk => ({
  type,
  data: Uint8Array.from(data.flatMap((part) => (typeof part === "number" ? part : [...part]))),
});

const uint32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

interface PngOptions {
  /** The size that the header claims. */
  width?: number;
  height?: number;
  /** Uncompressed rows, each with its filter byte; a green picture of the size by default. */
  pixels?: Uint8Array;
  /** Bits of a sample; 16 has four samples a pixel, and needs `pixels`. */
  depth?: 8 | 16;
  /** Replaces the header. */
  head?: PngChunk[];
  /** Chunks between header and pixels, and between pixels and the end. */
  before?: PngChunk[];
  after?: PngChunk[];
  /** Appended to the compressed pixels, in their chunk. */
  tail?: Uint8Array;
}

/** A PNG in true colour, valid by default. */
export function png({
  width = 4,
  height = 4,
  pixels,
  depth = 8,
  head,
  before = [],
  after = [],
  tail,
}: PngOptions = {}): Buffer<ArrayBuffer> {
  const row = [0, ...Array.from({ length: width }, () => [11, 110, 79]).flat()];
  const packed = deflateSync(pixels ?? Uint8Array.from(Array.from({ length: height }, () => row).flat()));
  return writeChunks([
    ...(head ?? [chunk("IHDR", ...uint32(width), ...uint32(height), depth, depth === 16 ? 6 : 2, 0, 0, 0)]),
    ...before,
    { type: "IDAT", data: Buffer.concat([packed, tail ?? new Uint8Array()]) },
    ...after,
    chunk("IEND"),
  ]);
}

/** The largest accepted upload: 3000 by 3000 pixels of 16 bits, two megabytes compressed. */
export function heaviestPng(): Buffer<ArrayBuffer> {
  const [side, row] = [3000, 1 + 3000 * 8];
  const pixels = new Uint8Array(side * row);
  for (let at = 0; at < pixels.length; at += row) randomFillSync(pixels, at + 1, 600);
  return png({ width: side, height: side, depth: 16, pixels });
}

/** Width and height from a PNG's head. */
export const sizeOfPng = (bytes: Buffer): [number, number] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

/** A PNG's header that claims a size; `type` may be wrong, for parsers that look at the position only. */
export const headOf = (side: number, type = "IHDR"): PngChunk =>
  chunk(type, ...uint32(side), ...uint32(side), 8, 2, 0, 0, 0);

/** A colour profile that decompresses to so many bytes. */
export const profileBomb = (size: number): PngChunk =>
  chunk("iCCP", ...new TextEncoder().encode("x\0\0"), deflateSync(new Uint8Array(size)));

/** A text chunk, as cameras and attackers add them. */
export const textChunk = (text: string): PngChunk => chunk("tEXt", new TextEncoder().encode(`Comment\0${text}`));

/** Two by two pixels of green, as Chromium's canvas writes them, without its colour profile. */
export const JPEG = Buffer.from(
  "/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBD" +
    "ARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAID" +
    "ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAA" +
    "AAT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCAARP/2Q==",
  "base64",
);

/** The same with segments after its start. */
export const jpegWith = (...segments: { marker: number; data: Uint8Array }[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    JPEG.subarray(0, 2),
    ...segments.flatMap(({ marker, data }) => [
      Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]),
      data,
    ]),
    JPEG.subarray(2),
  ]);

/** The same with a second frame header, of a larger size, behind its own. */
export function jpegWithSecondFrame(side: number): Buffer<ArrayBuffer> {
  const from = JPEG.indexOf(Uint8Array.of(0xff, 0xc0));
  const until = from + 2 + JPEG.readUInt16BE(from + 2);
  const frame = Buffer.from(JPEG.subarray(from, until));
  frame.writeUInt16BE(side, 5);
  frame.writeUInt16BE(side, 7);
  return Buffer.concat([JPEG.subarray(0, until), frame, JPEG.subarray(until)]);
}

/** EXIF data with the photo's orientation, little-endian as most phones write it. */
export const orientation = (value: number): { marker: number; data: Uint8Array } => ({
  marker: 0xe1,
  data: Buffer.from([
    ...[...new TextEncoder().encode("Exif"), 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0],
    ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0],
    ...new TextEncoder().encode("GPS 40.6782 N"),
  ]),
});
