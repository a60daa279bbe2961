/** One line of a table: its cells by column title, and where it stands. */
export interface Row {
  /** `docs/coverage/calls.md:12`, as editors open it. */
  place: string;
  cells: Record<string, string>;
}

/** A table of a Markdown text: its column titles and its rows. */
export interface Table {
  place: string;
  columns: string[];
  rows: Row[];
}

/**
 * The pipe tables of a Markdown text, in order. `\|` inside a cell is a pipe. Lines of code fences are no tables.
 * Throws where a row has more or fewer cells than its header: usually a pipe that was not escaped.
 */
export function tablesOf(text: string, file: string): Table[] {
  const tables: Table[] = [];
  let open: Table | null = null;
  let fenced = false;
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim();
    const place = `${file}:${index + 1}`;
    if (line.startsWith("```")) fenced = !fenced;
    if (fenced || !line.startsWith("|")) {
      open = null;
      continue;
    }
    const cells = cellsOf(line);
    if (!open) {
      open = { place, columns: cells, rows: [] };
      tables.push(open);
    } else if (!isRule(cells)) {
      if (cells.length !== open.columns.length) {
        throw new Error(
          `${place}: ${cells.length} cells under ${open.columns.length} titles; write a pipe in text as \\|`,
        );
      }
      open.rows.push({ place, cells: Object.fromEntries(open.columns.map((title, at) => [title, cells[at] ?? ""])) });
    }
  }
  return tables;
}

const isRule = (cells: string[]) => cells.every((cell) => /^:?-+:?$/.test(cell));

function cellsOf(line: string): string[] {
  const inner = line.replace(/^\|/, "").replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** What stands between backticks in a cell. */
export const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text.trim());
