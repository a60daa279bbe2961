import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";

export type LiveEvent =
  | { type: "change"; change: LiveChange }
  | { type: "resync" }
  | { type: "closed" }
  | { type: "idle" };

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
  readonly #onClose: () => void;
  #waiting: LiveChange[] = [];
  #mustResync = false;
  #closed = false;
  #wake: (() => void) | undefined;

  constructor(userId: string, topics: Subscriber["topics"], onClose: () => void) {
    this.userId = userId;
    this.topics = topics;
    this.#onClose = onClose;
  }

  push(change: LiveChange): void {
    if (this.#mustResync) return;
    if (this.#waiting.length >= MOST_WAITING) {
      this.resync();
      return;
    }
    this.#waiting.push(change);
    this.#wake?.();
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

  /** The next event; "idle" if none came for `timeout` milliseconds. Events pushed before closing are still delivered. */
  async next(timeout: number): Promise<LiveEvent> {
    if (!this.#hasNews()) await this.#news(timeout);
    if (this.#mustResync) {
      this.#mustResync = false;
      return { type: "resync" };
    }
    const change = this.#waiting.shift();
    if (change) return { type: "change", change };
    return this.#closed ? { type: "closed" } : { type: "idle" };
  }

  #hasNews(): boolean {
    return this.#closed || this.#mustResync || this.#waiting.length > 0;
  }

  #news(timeout: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), timeout);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
    });
  }
}
