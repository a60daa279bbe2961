import { expect, test } from "vitest";

/** Available in Deno and in browsers, but not in Node. */
class Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}
Object.assign(globalThis, { ImageData: Pixels });
const { reduce } = await import("../../api/src/clubs/logo/reduce.ts");

const painted = (width: number, height: number, colour: (x: number, y: number) => number[]) => {
  const pixels = new ImageData(width, height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels.data.set(colour(x, y), (y * width + x) * 4);
  return pixels;
};

test("a picture within the limit is unchanged", () => {
  const small = painted(1024, 3, () => [1, 2, 3, 255]);
  expect(reduce(small)).toBe(small);
});

test("a larger one keeps its colours and proportions, up to the edge", () => {
  const reduced = reduce(painted(2999, 1000, () => [10, 110, 79, 255]));
  expect([reduced.width, reduced.height]).toEqual([1000, 334]);
  const colours = new Set(Array.from({ length: 1000 * 334 }, (_, n) => reduced.data.slice(n * 4, n * 4 + 4).join()));
  expect([...colours]).toEqual(["10,110,79,255"]);
});

test("transparent pixels do not tint their neighbours", () => {
  const reduced = reduce(painted(2048, 2, (x) => (x % 2 ? [255, 0, 0, 255] : [0, 255, 0, 0])));
  expect([...reduced.data.slice(0, 4)]).toEqual([255, 0, 0, 128]);
});
