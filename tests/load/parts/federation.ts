import { join } from "node:path";
import { type ColdLoad, coldLoad, farAway, onPhone } from "../browser/cold-load.ts";
import { encodings, type FetchedScript, fetchedScripts, transferred } from "../browser/fetched-scripts.ts";
import { distFolders, gzipByGroup } from "../browser/gzip-by-group.ts";
import { GROUPS } from "../browser/package-group.ts";
import { roundTripsBefore } from "../browser/round-trips.ts";
import { median } from "../measure/median.ts";
import type { Stage } from "../stage/database.ts";
import { buildSingleBundle } from "../stage/single-bundle.ts";
import { openSite, type Served, type Site } from "../stage/site.ts";
import { printTable, verdict } from "../table.ts";

const RUNS = 5;
/** The beginnings of the paths of the page's first request and of its screen's. */
const CALLS = { me: "/api/v1/me", day: "/api/v1/days/" };
const KIB = 1024;

/** A member's cold `/book`, federated and as one bundle of the same sources: bytes, round trips, time. */
export async function benchFederation(stage: Stage): Promise<void> {
  const site = await openSite(stage, "courtside_federation");
  const folder = join(stage.dataDir, "single");
  await buildSingleBundle(folder);
  const single = await site.serve(folder);
  await compareBytes(site, single, folder);
  await compareRoundTrips(site, single);
  await compareTimes(site, single);
}

async function compareBytes(site: Site, single: Served, folder: string): Promise<void> {
  const fetched = ({ url, member }: Served) =>
    fetchedScripts(site.browser, `${url}/book`, (page) => page.getByRole("gridcell").first().waitFor(), {
      storageState: member,
    });
  const pages = [await fetched(site), await fetched(single)] as const;
  const groups = [gzipByGroup(pages[0], distFolders()), gzipByGroup(pages[1], [join(folder, "assets")])] as const;
  const totals = groups.map((sizes) => [...sizes.values()].reduce((sum, size) => sum + size, 0)) as [number, number];
  const kib = (bytes: number) => (bytes / KIB).toFixed(1);
  const row = (name: string, of: (scripts: FetchedScript[]) => string) => [name, ...pages.map(of)];
  printTable(
    "JavaScript of a member's cold /book, KiB",
    ["", "federated", "one bundle"],
    [
      ...GROUPS.map((group) => [group, ...groups.map((sizes) => kib(sizes.get(group) ?? 0))]),
      ["all, gzip", ...totals.map(kib)],
      row(`all, as transferred (${encodings(pages[0])})`, (scripts) => kib(transferred(scripts))),
      row("files", (scripts) => String(scripts.length)),
    ],
  );
  verdict("JavaScript of /book, federated to one bundle", totals[0] / totals[1], { atMost: 1.08 }, 3);
}

/** With a distant server, so that only waiting for responses decides the order. */
async function compareRoundTrips(site: Site, single: Served): Promise<void> {
  const loads = {
    federated: await coldLoad(site.browser, site, farAway),
    single: await coldLoad(site.browser, single, farAway),
  };
  const trips = ({ requests }: ColdLoad, path: string) => roundTripsBefore(requests, path);
  const rows = Object.values(CALLS).map((path) => ({
    path,
    federated: trips(loads.federated, path),
    single: trips(loads.single, path),
  }));
  const cell = (each: ColdLoad) =>
    `${each.requests.filter((request) => request.type === "Script" && request.began < each.firstCell).length}`;
  printTable(
    "Consecutive responses waited for before a call (300 ms each, processor and line at full speed)",
    ["", "federated", "one bundle"],
    [
      ...rows.map(({ path, federated, single }) => [path, String(federated), String(single)]),
      ["scripts before the first cell", cell(loads.federated), cell(loads.single)],
    ],
  );
  for (const { path, federated, single } of rows)
    verdict(`round trips before ${path}, beyond those of one bundle`, federated - single, { atMost: 1 }, 0);
}

async function compareTimes(site: Site, single: Served): Promise<void> {
  const federated: ColdLoad[] = [];
  const whole: ColdLoad[] = [];
  for (let run = 0; run < RUNS; run++) {
    federated.push(await coldLoad(site.browser, site, onPhone));
    whole.push(await coldLoad(site.browser, single, onPhone));
  }
  const began = (path: string) => (load: ColdLoad) =>
    load.requests.find((request) => request.path.startsWith(path))?.began ?? Number.NaN;
  const row = (name: string, of: (load: ColdLoad) => number) => [
    name,
    ...[federated, whole].map((loads) => (median(loads.map(of)) / 1000).toFixed(2)),
    median(federated.map((load, run) => of(load) / of(whole[run] ?? load))).toFixed(2),
  ];
  printTable(
    `A phone four times slower on slow 4G, empty cache, s, median of ${RUNS}`,
    ["", "federated", "one bundle", "ratio"],
    [
      row(CALLS.me, began(CALLS.me)),
      row(CALLS.day, began(CALLS.day)),
      row("first cell", ({ firstCell }) => firstCell),
      row("largest paint", ({ largestPaint }) => largestPaint),
    ],
  );
}
