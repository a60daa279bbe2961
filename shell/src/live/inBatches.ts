/** Least and most time between two batches, ms, and the share of it that applying and painting one may take. */
const LEAST = 500;
const MOST = 2_000;
const SHARE = 1 / 40;
/** A frame that was not painted by then, ms, is not waited for. */
const LATEST_FRAME = 1_000;

/**
 * Calls `apply` at once for the first event, and then with all that came meanwhile, the rarer the longer the page takes to show
 * them: a busy club's changes must not keep the processor of an open grid busy.
 */
export function inBatches<Event>(
  apply: (events: Event[]) => void,
  untilShown: () => Promise<unknown> = nextPaint,
): (event: Event) => void {
  let waiting: Event[] | null = null;
  const next = () => {
    const events = waiting ?? [];
    waiting = null;
    if (events.length > 0) start(events);
  };
  const start = (events: Event[]) => {
    waiting = [];
    const began = performance.now();
    apply(events);
    void untilShown().then(() => {
      const took = performance.now() - began;
      setTimeout(next, Math.min(MOST, Math.max(LEAST, took / SHARE)) - took);
    });
  };
  return (event) => {
    if (waiting) waiting.push(event);
    else start([event]);
  };
}

/** Resolves after the next frame is painted, or where none is drawn in time; a hidden page paints none. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : LATEST_FRAME);
    if (!document.hidden) requestAnimationFrame(() => setTimeout(resolve));
  });
