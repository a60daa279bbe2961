import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { type CameraProblem, problemOf, showCamera } from "./camera.ts";
import { openDetector } from "./qr-detector.ts";
import { readCodes } from "./read-codes.ts";

export type ScanState = "off" | "starting" | "reading" | CameraProblem;

/** Reads QR codes by camera from `start` until the screen is left. The camera is on only as long as it shows. */
export function useScan(video: RefObject<HTMLVideoElement | null>, onText: (text: string) => void) {
  const [state, setState] = useState<ScanState>("off");
  const isOn = state === "starting" || state === "reading";
  const report = useEffectEvent(onText);
  useEffect(() => {
    const shown = video.current;
    if (!isOn || !shown) return;
    const ended = new AbortController();
    const { signal } = ended;
    const run = async () => {
      const [detector] = await Promise.all([openDetector(), showCamera(shown, signal, () => setState("busy"))]);
      if (signal.aborted) return;
      setState("reading");
      await readCodes(detector, shown, { onText: (text) => report(text), signal });
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      console.debug("The camera is not used", error);
      setState(problemOf(error));
    });
    return () => ended.abort();
  }, [isOn, video]);
  return { state, isOn, start: () => setState("starting") };
}
