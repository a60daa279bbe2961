import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import decodeJpeg, { init as initJpegDecoder } from "@jsquash/jpeg/decode.js";
import encodeJpeg, { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import encodePng, { init as initPngEncoder } from "@jsquash/png/encode.js";
import type { Picture } from "./picture.ts";
import { reduce } from "./reduce.ts";
import type { Reencoded } from "./reencode.ts";

const JPEG_QUALITY = 88;
/** The largest picture needs a third of it; the decoder would take two gigabytes. */
const MOST_MEMORY = 512 * 1024 * 1024;
const PAGE = 65_536;

const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError("the picture needs too much memory");
  return grow.call(this, pages);
};

// The decoder prints errors about an upload, which would break the log's line format.
console.error = () => {};

parentPort?.once("message", async ({ mediaType, bytes }: Picture) => {
  const { decode, encode } = await codecOf(mediaType);
  let pixels: ImageData;
  try {
    pixels = await decode(bytes);
  } catch {
    // The position of the damage helps no user, and the decoder's own message may contain parts of the upload.
    parentPort?.postMessage(null satisfies Reencoded);
    return;
  }
  const kept = new Uint8Array(await encode(reduce(pixels)));
  parentPort?.postMessage({ mediaType, bytes: kept } satisfies Reencoded);
});

async function codecOf(mediaType: Picture["mediaType"]) {
  if (mediaType === "image/png") {
    // Decoder and encoder are one module.
    await initPng(wasm("@jsquash/png/codec/pkg/squoosh_png_bg.wasm"));
    await initPngEncoder();
    return {
      decode: (bytes: Picture["bytes"]) => decodePng(bytes.buffer),
      encode: (pixels: ImageData) => encodePng(pixels),
    };
  }
  await initJpegDecoder(wasm("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm"));
  await initJpegEncoder(wasm("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm"));
  return {
    // Phones store a photo's orientation beside the pixels. That is not kept, so the pixels are rotated.
    decode: (bytes: Picture["bytes"]) => decodeJpeg(bytes.buffer, { preserveOrientation: true }),
    encode: (pixels: ImageData) => encodeJpeg(pixels, { quality: JPEG_QUALITY }),
  };
}

/** The packages would fetch their modules, which a server has on disk. */
function wasm(path: string): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(new URL(import.meta.resolve(path))));
}
