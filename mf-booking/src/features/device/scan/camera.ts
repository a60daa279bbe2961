/** Why the camera does not show anything. */
export type CameraProblem = "refused" | "missing" | "busy" | "failed";

/** Only on a page from https or the own machine, and not in every browser. */
export const mayHaveCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === "function";

/** Enough pixels for the code of a phone at arm's length; the camera that faces the person, if there are several. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: "user", width: { ideal: 1280 }, height: { ideal: 720 } },
};

const PROBLEMS: Record<string, CameraProblem> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
};

export const problemOf = (error: unknown): CameraProblem =>
  (error instanceof DOMException && PROBLEMS[error.name]) || "failed";

/** Shows the camera in `video` until `signal` aborts. Rejects with the browser's error, then and later by `onLost`. */
export async function showCamera(video: HTMLVideoElement, signal: AbortSignal, onLost: () => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia(WANTED);
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop);
  for (const track of stream.getTracks()) track.addEventListener("ended", onLost);
  video.srcObject = stream;
  await video.play();
}
