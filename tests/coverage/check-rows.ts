import { type CoverageRow, isPlanned, nameOf } from "./coverage-tables.ts";
import { isCode, isFile, isTest } from "./product-files.ts";

const SPEC = /^(F §\d+|O §\d+(\.\d+)?|D\d+|–)(, (F §\d+|O §\d+(\.\d+)?|D\d+))*$/;

/** What is wrong with rows of any table: source, paths, state. One sentence a problem, saying what to do. */
export function rowProblems(rows: readonly CoverageRow[]): string[] {
  const first = new Map<string, CoverageRow>();
  return rows.flatMap((row) => {
    const name = nameOf(row);
    const problems: string[] = [];
    const identity = [row.table, row.spec, row.what].join();
    const twin = first.get(identity);
    first.set(identity, twin ?? row);
    if (twin) problems.push(`${name} is there already, at ${twin.place}: keep one`);
    if (!SPEC.test(row.spec))
      problems.push(`${name}: Spec says "${row.spec}"; write it like F §2, O §2.13, D21 or – (our own)`);
    if (row.what === "") problems.push(`${name}: What is empty`);
    for (const path of [...row.code, ...row.test]) {
      if (!isFile(path))
        problems.push(`${name} names ${path}, which does not exist: correct the path, or write planned`);
    }
    for (const path of row.code) {
      if (!isCode(path)) problems.push(`${name}: ${path} is no product code; it belongs under Test`);
    }
    for (const path of row.test) {
      if (!isTest(path)) problems.push(`${name}: ${path} is no test (*.test.ts, *.spec.ts, *.stories.tsx)`);
    }
    if (isPlanned(row) && row.test.length > 0)
      problems.push(`${name} has a test but its Code says planned: name the code`);
    return problems;
  });
}
