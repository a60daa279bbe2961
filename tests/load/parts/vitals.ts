import { type Vitals, vitalsOf } from "../browser/vitals.ts";
import type { Stage } from "../stage/database.ts";
import { openSite } from "../stage/site.ts";
import { printTable, verdict } from "../table.ts";

const RUNS = 5;
const MEASURES = ["largestPaint", "ready", "blocking", "shift", "bytes"] as const satisfies (keyof Vitals)[];

/** The experience of the public `/` and a member's `/book` on a cheap phone: four times slower, slow 4G. */
export async function benchVitals(stage: Stage): Promise<void> {
  const { url, browser, member } = await openSite(stage, "courtside_vitals");
  const cell = "#root [role=gridcell]";
  // Tomorrow: in the evening little of today is left, and a paragraph below the grid comes into view.
  const grid = `${url}/book?date=${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`;
  const home: Vitals[] = [];
  const book: Vitals[] = [];
  const warm: Vitals[] = [];
  for (let run = 0; run < RUNS; run++) {
    home.push(await vitalsOf(browser, `${url}/`, "h1"));
    book.push(await vitalsOf(browser, grid, cell, { storageState: member }));
    warm.push(await vitalsOf(browser, grid, cell, { storageState: member, isWarm: true }));
  }
  const [ofHome, ofBook, ofWarm] = [medians(home), medians(book), medians(warm)];
  printTable(
    `A phone four times slower on slow 4G, median of ${RUNS}`,
    ["", "largest paint s", "ready s", "blocking ms", "layout shift", "KiB"],
    Object.entries({ "/": ofHome, "/book, member": ofBook, "/book, visited before": ofWarm }).map(
      ([name, { largestPaint, ready, blocking, shift, bytes }]) => [
        name,
        (largestPaint / 1000).toFixed(2),
        (ready / 1000).toFixed(2),
        blocking.toFixed(0),
        shift.toFixed(3),
        (bytes / 1024).toFixed(0),
      ],
    ),
  );
  verdict("/ largest paint, s", ofHome.largestPaint / 1000, { atMost: 1.8 });
  verdict("/ blocking, ms", ofHome.blocking, { atMost: 150 }, 0);
  verdict("/ layout shift", ofHome.shift, { atMost: 0.02 }, 3);
  verdict("/book largest paint, s", ofBook.largestPaint / 1000, { atMost: 1.8 });
  verdict("/book blocking, ms", ofBook.blocking, { atMost: 150 }, 0);
  verdict("/book visited before, largest paint, s", ofWarm.largestPaint / 1000, { atMost: 0.8 });
  verdict("/book visited before, KiB on the wire", ofWarm.bytes / 1024, { atMost: 20 }, 1);
}

function medians(all: Vitals[]): Vitals {
  const median = (measure: keyof Vitals) =>
    all.map((each) => each[measure]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return Object.fromEntries(MEASURES.map((measure) => [measure, median(measure)])) as unknown as Vitals;
}
