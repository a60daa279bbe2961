/** An event as the bytes of a stream, which all its readers share. */
export type Frame = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** Encodes an event once, however many streams it is written to. */
export const frameOf = (event: "ready" | "change" | "inbox" | "resync", data: object): Frame =>
  encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

const READY = frameOf("ready", {});
/** The first event; with how long ago the club's last change was, in ms, if that was seconds ago. */
export const readyFrame = (heardAgo: number | null): Frame =>
  heardAgo === null ? READY : frameOf("ready", { heard_ago: heardAgo });
export const RESYNC = frameOf("resync", {});
/** A comment, so that nothing on the way takes the stream for dead. */
export const HEARTBEAT: Frame = encoder.encode(": still here\n\n");

/** Frames as one, so that a reader that fell behind catches up with one write. */
export function joined(frames: readonly Frame[]): Frame {
  const [first] = frames;
  if (first && frames.length === 1) return first;
  const whole = new Uint8Array(frames.reduce((sum, frame) => sum + frame.length, 0));
  let at = 0;
  for (const frame of frames) {
    whole.set(frame, at);
    at += frame.length;
  }
  return whole;
}
