import { encodings, fetchedScripts, transferred } from "../browser/fetched-scripts.ts";
import { distFolders, gzipByGroup } from "../browser/gzip-by-group.ts";
import { GROUPS, type PackageGroup } from "../browser/package-group.ts";
import type { Stage } from "../stage/database.ts";
import { openSite } from "../stage/site.ts";
import { printTable, verdict } from "../table.ts";

const KIB = 1024;

/** The JavaScript that a signed-in member's cold /book and the public / fetch, by package group. */
export async function benchBytes(stage: Stage): Promise<void> {
  const { url, browser, member } = await openSite(stage, "courtside_bytes");
  const pages = {
    book: await fetchedScripts(browser, `${url}/book`, (page) => page.getByRole("gridcell").first().waitFor(), {
      storageState: member,
    }),
    home: await fetchedScripts(browser, `${url}/`, (page) => page.getByRole("heading").first().waitFor()),
  };
  const folders = distFolders();
  const [book, home] = [gzipByGroup(pages.book, folders), gzipByGroup(pages.home, folders)];
  const kib = (bytes: number) => (bytes / KIB).toFixed(1);
  printTable(
    "JavaScript fetched with an empty cache, KiB",
    ["", "/book, member", "/, public"],
    [
      ...GROUPS.map((group) => [group, kib(book.get(group) ?? 0), kib(home.get(group) ?? 0)]),
      ["all, gzip", kib(total(book)), kib(total(home))],
      [`all, as transferred (${encodings(pages.book)})`, kib(transferred(pages.book)), kib(transferred(pages.home))],
      ["files", String(pages.book.length), String(pages.home.length)],
    ],
  );
  verdict("cold /book of a member, KiB gzip", total(book) / KIB, { atMost: 230 }, 0);
  verdict("public /, KiB gzip", total(home) / KIB, { atMost: 120 }, 1);
}

const total = (sizes: Map<PackageGroup, number>) => [...sizes.values()].reduce((sum, size) => sum + size, 0);
