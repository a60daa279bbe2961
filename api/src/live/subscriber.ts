import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import { type Frame, HEARTBEAT, joined, RESYNC } from "./frames.ts";

/**
 * The maximum number of waiting events; beyond it the reader gets one "resync" instead, so that a slow reader cannot exhaust
 * memory.
 */
const MOST_WAITING = 100;

/** One reader of a club's changes. */
export class Subscriber {
  readonly userId: string;
  /** Undefined: all of them. */
  readonly topics: readonly LiveChange["topic"][] | undefined;
  /** Which pieces of shared days it gets. */
  readonly seesNames: boolean;
  readonly #onClose: () => void;
  #waiting: Frame[] = [];
  #mustResync = false;
  #closed = false;
  #wake: (() => void) | undefined;

  constructor(userId: string, topics: Subscriber["topics"], onClose: () => void, seesNames = false) {
    this.userId = userId;
    this.seesNames = seesNames;
    this.topics = topics;
    this.#onClose = onClose;
  }

  push(frame: Frame): void {
    if (this.#mustResync) return;
    if (this.#waiting.length >= MOST_WAITING) {
      this.resync();
      return;
    }
    this.#waiting.push(frame);
    this.#wake?.();
  }

  /** Shows a reader that waits for events that the stream lives. */
  beat(): void {
    if (!this.#hasNews()) this.push(HEARTBEAT);
  }

  resync(): void {
    this.#waiting = [];
    this.#mustResync = true;
    this.#wake?.();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#onClose();
    this.#wake?.();
  }

  /** The bytes of all events that came since the last call; null at the end. Events pushed before closing are still delivered. */
  async next(): Promise<Frame | null> {
    if (!this.#hasNews()) await this.#news();
    if (this.#mustResync) {
      this.#mustResync = false;
      return RESYNC;
    }
    if (this.#waiting.length === 0) return null;
    const frames = this.#waiting;
    this.#waiting = [];
    return joined(frames);
  }

  #hasNews(): boolean {
    return this.#closed || this.#mustResync || this.#waiting.length > 0;
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = undefined;
        resolve();
      };
    });
  }
}
