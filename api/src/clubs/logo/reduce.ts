import { KEPT_PIXELS_A_SIDE } from "./picture.ts";

/** The picture at half, a third, … of its size, so that it fits the limit: each pixel is the mean of those that it replaces. */
export function reduce(pixels: ImageData): ImageData {
  const factor = Math.ceil(Math.max(pixels.width, pixels.height) / KEPT_PIXELS_A_SIDE);
  if (factor <= 1) return pixels;
  const reduced = new ImageData(Math.ceil(pixels.width / factor), Math.ceil(pixels.height / factor));
  let at = 0;
  for (let top = 0; top < pixels.height; top += factor) {
    for (let left = 0; left < pixels.width; left += factor, at += 4)
      meanOf(pixels, { left, top, factor }, reduced.data, at);
  }
  return reduced;
}

interface Square {
  left: number;
  top: number;
  factor: number;
}

/** Colors are weighted by opacity, so that transparent pixels have no effect. At the right and lower edge squares are smaller. */
function meanOf(
  { data, width, height }: ImageData,
  { left, top, factor }: Square,
  to: Uint8ClampedArray,
  at: number,
): void {
  const [right, bottom] = [Math.min(left + factor, width), Math.min(top + factor, height)];
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let row = top; row < bottom; row += 1) {
    const end = (row * width + right) * 4;
    for (let from = (row * width + left) * 4; from < end; from += 4) {
      const alpha = data[from + 3] ?? 0;
      red += (data[from] ?? 0) * alpha;
      green += (data[from + 1] ?? 0) * alpha;
      blue += (data[from + 2] ?? 0) * alpha;
      opacity += alpha;
    }
  }
  if (opacity === 0) return;
  to[at] = red / opacity;
  to[at + 1] = green / opacity;
  to[at + 2] = blue / opacity;
  to[at + 3] = opacity / ((right - left) * (bottom - top));
}
