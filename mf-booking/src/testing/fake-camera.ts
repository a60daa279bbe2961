import { encodeQR } from "qr";

const WIDTH = 640;
const HEIGHT = 480;
const SQUARE = 8;

/** In place of the browser's camera: one that sees a QR code of `text`. For a story's `beforeEach`. */
export const cameraThatSees = (text: string) => fakeCamera(async () => streamOf(text));

/** A camera that the browser does not give: "NotAllowedError", "NotFoundError". */
export const cameraThatFails = (name: string) =>
  fakeCamera(() => Promise.reject(new DOMException("no camera for this story", name)));

const fakeCamera = (open: () => Promise<MediaStream>) => () => {
  const { mediaDevices } = navigator;
  const before = mediaDevices.getUserMedia;
  mediaDevices.getUserMedia = open;
  return () => {
    mediaDevices.getUserMedia = before;
  };
};

function streamOf(text: string): MediaStream {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const stream = canvas.captureStream();
  // A frame comes from each drawing.
  const timer = setInterval(() => {
    if (stream.active) drawCode(canvas, text);
    else clearInterval(timer);
  }, 100);
  return stream;
}

function drawCode(canvas: HTMLCanvasElement, text: string): void {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "white";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = "black";
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 1 });
  const left = (WIDTH - rows.length * SQUARE) / 2;
  const top = (HEIGHT - rows.length * SQUARE) / 2;
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(left + x * SQUARE, top + y * SQUARE, SQUARE, SQUARE);
}
