import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
import { damaged, join, type Picture, startsWith } from "./picture.ts";
import { PNG_SIGNATURE, type PngChunk, readChunks, writeChunks } from "./png-chunks.ts";
import { readHeader, readRows } from "./png-header.ts";

const unpack = promisify(inflate);
const pack: (bytes: Uint8Array) => Promise<Uint8Array> = promisify(deflate);

export const isPng = (bytes: Uint8Array): boolean => startsWith(bytes, PNG_SIGNATURE);

/** What a picture needs besides its pixels: palette, transparency, and how its colours are meant. */
const KEPT = new Set(["PLTE", "tRNS", "gAMA", "cHRM", "sRGB"]);
const HIGHEST_FILTER = 4;

/** Unpacks the pixels and packs them anew: text, profiles, animation, and whatever hides before, between or behind them is gone. */
export async function rewritePng(bytes: Uint8Array): Promise<Picture> {
  const chunks = readChunks(bytes);
  const [first] = chunks;
  const header = readHeader(first);
  const parts = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  const kept = keptOf(chunks);
  if (header.hasPalette && kept[0]?.type !== "PLTE" && !kept.some(({ type }) => type === "PLTE")) throw damaged();

  const rows = readRows(header);
  const size = rows.reduce((sum, pass) => sum + pass.rows * pass.bytes, 0);
  const pixels = await pixelsOf(join(parts), size);
  requireFilters(pixels, rows);
  const packed = await pack(pixels);
  const whole = [{ type: "IHDR", data: first?.data ?? new Uint8Array() }, ...kept, { type: "IDAT", data: packed }];
  return { mediaType: "image/png", bytes: writeChunks([...whole, { type: "IEND", data: new Uint8Array() }]) };
}

/** Each at most once, and no longer than it can be. */
function keptOf(chunks: readonly PngChunk[]): PngChunk[] {
  const kept = chunks.filter(({ type }) => KEPT.has(type));
  if (new Set(kept.map(({ type }) => type)).size < kept.length) throw damaged();
  if (kept.some(({ data }) => data.length > 3 * 256)) throw damaged();
  return kept;
}

/** The unpacked pixels, of which there must be exactly `size` bytes; never unpacks more than that. */
async function pixelsOf(packed: Uint8Array, size: number): Promise<Uint8Array> {
  const pixels = await unpack(packed, { maxOutputLength: size }).catch((error: NodeJS.ErrnoException) => {
    if (error.code?.startsWith("Z_") || error.code === "ERR_BUFFER_TOO_LARGE") throw damaged();
    throw error;
  });
  if (pixels.length !== size) throw damaged();
  return pixels;
}

function requireFilters(pixels: Uint8Array, passes: readonly { rows: number; bytes: number }[]): void {
  let at = 0;
  for (const { rows, bytes } of passes) {
    for (let row = 0; row < rows; row += 1, at += bytes) {
      if ((pixels[at] ?? 0) > HIGHEST_FILTER) throw damaged();
    }
  }
}
