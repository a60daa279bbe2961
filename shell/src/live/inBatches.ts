/**
 * Calls `apply` at once for the first event, and then at most every `ms` with all that came meanwhile: a busy club's changes
 * must not keep the processor of an open grid busy.
 */
export function inBatches<Event>(apply: (events: Event[]) => void, ms: number): (event: Event) => void {
  let waiting: Event[] | null = null;
  const next = () => {
    const events = waiting ?? [];
    waiting = null;
    if (events.length > 0) start(events);
  };
  const start = (events: Event[]) => {
    waiting = [];
    setTimeout(next, ms);
    apply(events);
  };
  return (event) => {
    if (waiting) waiting.push(event);
    else start([event]);
  };
}
