import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { encode } from "uqr";

const WIDTH = 640;
const HEIGHT = 480;
const SQUARE = 8;
const WHITE = 235;
const BLACK = 16;
const NO_COLOR = 128;

/** What the browser's camera sees: the file is read each time the camera starts. */
const FILE = join(import.meta.dirname, "../../../test-results/camera.y4m");

export const CAMERA_ARGUMENTS = [
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-video-capture=${FILE}`,
];

/** Holds a QR code of `text` before the camera, which has to be started after. */
export function showToCamera(text: string): void {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const [left, top] = [WIDTH, HEIGHT].map((length) => (length - size * SQUARE) / 2) as [number, number];
  for (const [y, row] of data.entries()) {
    for (let line = top + y * SQUARE; line < top + (y + 1) * SQUARE; line++) {
      for (const [x, isDark] of row.entries()) {
        const from = line * WIDTH + left + x * SQUARE;
        if (isDark) luma.fill(BLACK, from, from + SQUARE);
      }
    }
  }
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOR)]);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(
    FILE,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`), frame, frame]),
  );
}
