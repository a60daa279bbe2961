/** One release of the product, as CHANGELOG.md has it. */
export interface ReleaseNotes {
  title: string;
  /** What designers notice: lines that name the design system, its tokens, its entries or Storybook. */
  design: string[];
  rest: string[];
}

const DESIGN = /design[- ]system|storybook|design tokens|`(core|overlay|fields|forms|data|dates|staff)\.tsx`/i;

/** Plain text of a line: no backquotes, a link as its text. */
const plain = (line: string) =>
  line
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replaceAll("`", "")
    .replace(/\s+/g, " ")
    .trim();

/** The releases of a changelog, the newest first as they stand there. */
export function readChangelog(markdown: string): ReleaseNotes[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.map((section) => {
    const [title = "", ...body] = section.split("\n");
    const [, ...lines] = `\n${body.join("\n")}`.split(/^- /m);
    const isDesign = (line: string) => DESIGN.test(line);
    return {
      title: title.trim(),
      design: lines.filter(isDesign).map(plain),
      rest: lines.filter((line) => !isDesign(line)).map(plain),
    };
  });
}
