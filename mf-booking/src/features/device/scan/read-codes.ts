import type { QrDetector } from "./qr-detector.ts";

/** Between two frames, so that a slow tablet still reacts to touch. */
const PAUSE = 100;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Reports the text of each QR code that `video` shows, one that stays in sight once. Resolves when `signal` aborts. */
export async function readCodes(
  detector: QrDetector,
  video: HTMLVideoElement,
  { onText, signal }: { onText: (text: string) => void; signal: AbortSignal },
): Promise<void> {
  let last: string | undefined;
  while (!signal.aborted) {
    const [found] = video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video) : [];
    if (found && found.rawValue !== last && !signal.aborted) {
      last = found.rawValue;
      onText(last);
    }
    await pause();
  }
}
