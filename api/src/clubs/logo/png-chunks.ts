import { crc32 } from "node:zlib";
import { damaged, join, viewOf } from "./picture.ts";

export interface PngChunk {
  type: string;
  data: Uint8Array;
}

export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** Length, type and checksum of a chunk. */
const FRAME = 12;
const text = new TextDecoder("latin1");

/** The chunks up to IEND, with true checksums; what follows it is not read. Throws where one is cut off or wrong. */
export function readChunks(bytes: Uint8Array): PngChunk[] {
  const view = viewOf(bytes);
  const chunks: PngChunk[] = [];
  let at: number = PNG_SIGNATURE.length;
  while (at + FRAME <= bytes.length) {
    const length = view.getUint32(at);
    const end = at + FRAME + length;
    if (end > bytes.length) throw damaged();
    const type = text.decode(bytes.subarray(at + 4, at + 8));
    if (view.getUint32(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) throw damaged();
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4) });
    if (type === "IEND") return chunks;
    at = end;
  }
  throw damaged();
}

/** A whole PNG of these chunks. */
export const writeChunks = (chunks: readonly PngChunk[]): Uint8Array<ArrayBuffer> =>
  join([Uint8Array.from(PNG_SIGNATURE), ...chunks.map(writeChunk)]);

function writeChunk({ type, data }: PngChunk): Uint8Array {
  const chunk = new Uint8Array(FRAME + data.length);
  const view = viewOf(chunk);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, chunk.length - 4)));
  return chunk;
}
