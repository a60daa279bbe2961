/** The pages and headings of docs/product that a text cites. */
export const citedRules = (text: string): string[] => text.match(/docs\/product\/[\w-]+\.md(#[\w-]+)?/g) ?? [];

/** The numbers of the decisions that a text cites: "decision 0014", "docs/decisions/0024", "decisions/0024-name.md". */
export const citedDecisions = (text: string): string[] =>
  [...text.matchAll(/\b[Dd]ecisions?[ /](\d{4})\b/g)].map(([, number = ""]) => number);

/** Documents that the repository does not hold, in the forms in which they used to be cited. */
const OUTSIDE = [
  /\b[OFT] ?§ ?\d/g,
  /\b[Cc]ontract,? (\d+\.\d+|[A-Z]\d+)/g,
  /\b[Dd]ecisions? \d{1,3}\b/g,
  /\b(ux|decisions|auth-contract|architecture|stack|style|glossary)\.md\b/g,
  /\b[Ss]pecification\b/g,
];

export const outsideCitations = (text: string): string[] => OUTSIDE.flatMap((pattern) => text.match(pattern) ?? []);

/** The targets of a document's links and pictures within the repository. */
export const linksOf = (text: string): string[] =>
  [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** Paths that a document names, in backticks or in a listing: text that begins with a folder of the repository. */
export function pathsNamed(text: string, folders: ReadonlySet<string>): string[] {
  const tokens = text.match(/(?<=[\s`(])[\w.<>-]+\/[\w.<>{},*/@$-]*/g) ?? [];
  return tokens
    .map((text) => text.replace(/[.,]+$/, ""))
    .filter((text) => folders.has(text.slice(0, text.indexOf("/"))));
}

/** The anchors that GitHub gives to the headings of a document. */
export function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of withoutFences(text).matchAll(/^#+ (.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    let anchor = slug;
    for (let number = 1; anchors.has(anchor); number++) anchor = `${slug}-${number}`;
    anchors.add(anchor);
  }
  return anchors;
}

const withoutFences = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, "");
