import type { BarcodeDetector } from "qr/decode.js";

export type QrDetector = Pick<BarcodeDetector, "detect">;

/** Finds QR codes in frames: the browser's own detector where it has one, else ours, loaded here (docs/decisions/0090). */
export async function openDetector(): Promise<QrDetector> {
  const own = (globalThis as { BarcodeDetector?: typeof BarcodeDetector }).BarcodeDetector;
  const reads = await own?.getSupportedFormats();
  const Detector = own && reads?.includes("qr_code") ? own : (await import("qr/decode.js")).BarcodeDetector;
  return new Detector({ formats: ["qr_code"] });
}
