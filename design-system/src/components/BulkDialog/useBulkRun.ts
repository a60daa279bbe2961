import { useRef, useState } from "react";

export interface BulkRun {
  state: "preview" | "running" | "ended";
  /** Keys that are through. */
  done: ReadonlySet<string>;
  /** Why a key failed. */
  problems: ReadonlyMap<string, string>;
}

interface BulkInput<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  run: (item: Item) => Promise<unknown>;
  problemOf: (error: unknown) => string;
  /** After the last one; `failed` is 0 if all are through. */
  onEnd: (done: number, failed: number) => void;
}

/** Does one thing after the other, so that each success and failure is known by its item, and a stop is possible in between. */
export function useBulkRun<Item>({ items, keyOf, run, problemOf, onEnd }: BulkInput<Item>) {
  const [shown, setShown] = useState<BulkRun>({ state: "preview", done: new Set(), problems: new Map() });
  const stopped = useRef(false);

  /** Also again, for those that failed or were not reached. */
  const start = async () => {
    stopped.current = false;
    const done = new Set(shown.done);
    const problems = new Map<string, string>();
    const publish = (state: BulkRun["state"]) => setShown({ state, done: new Set(done), problems: new Map(problems) });
    publish("running");
    for (const item of items) {
      if (stopped.current) break;
      const key = keyOf(item);
      if (done.has(key)) continue;
      try {
        await run(item);
        done.add(key);
      } catch (error) {
        problems.set(key, problemOf(error));
      }
      publish("running");
    }
    publish("ended");
    onEnd(done.size, problems.size);
  };
  return { ...shown, start: () => void start(), stop: () => (stopped.current = true) };
}
