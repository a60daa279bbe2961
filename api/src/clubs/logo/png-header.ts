import { damaged, requireSize, viewOf } from "./picture.ts";
import type { PngChunk } from "./png-chunks.ts";

export interface PngHeader {
  width: number;
  height: number;
  bitsPerPixel: number;
  hasPalette: boolean;
  isInterlaced: boolean;
}

/** Colour type → samples a pixel and the bit depths it may have (PNG specification, 11.2.2). */
const COLOR_TYPES: Record<number, { samples: number; depths: readonly number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const PALETTE = 3;

export function readHeader(chunk: PngChunk | undefined): PngHeader {
  if (chunk?.type !== "IHDR" || chunk.data.length !== 13) throw damaged();
  const view = viewOf(chunk.data);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, colorType = 0, compression, filter, interlace] = chunk.data.subarray(8);
  requireSize(width, height);
  const kind = COLOR_TYPES[colorType];
  if (!kind?.depths.includes(depth) || compression !== 0 || filter !== 0) throw damaged();
  if (interlace !== 0 && interlace !== 1) throw damaged();
  return {
    width,
    height,
    bitsPerPixel: kind.samples * depth,
    hasPalette: colorType === PALETTE,
    isInterlaced: interlace === 1,
  };
}

/** Adam7: where each pass begins and how far it steps, across and down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Rows of unpacked pixels, each with a filter byte before it: how many, and how many bytes one has. */
export function readRows(header: PngHeader): { rows: number; bytes: number }[] {
  const passes = header.isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  return passes.flatMap(([x, y, stepX, stepY]) => {
    const width = Math.ceil((header.width - x) / stepX);
    const rows = Math.ceil((header.height - y) / stepY);
    return width > 0 && rows > 0 ? { rows, bytes: 1 + Math.ceil((width * header.bitsPerPixel) / 8) } : [];
  });
}
