import { crc32 } from "node:zlib";

export interface PngChunk {
  type: string;
  data: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A complete PNG of these chunks. */
export const writeChunks = (chunks: readonly PngChunk[]): Buffer<ArrayBuffer> =>
  Buffer.concat([Buffer.from(SIGNATURE), ...chunks.map(writeChunk)]);

function writeChunk({ type, data }: PngChunk): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length);
  chunk.write(type, 4, "latin1");
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
