import type { Surface } from "./api-report.ts";

/** A line of a declaration, with those that it stands in: members of members. */
interface Line {
  text: string;
  within: Line[];
}

/** A member that callers have to give: "label: string;", but not "label?: string;" nor a method of a class. */
const REQUIRED = /^(readonly )?["\w$-]+(\(|:)/;
/** What a schema of zod may be without. */
const OPTIONAL_SCHEMA = /: z\.Zod(Optional|ExactOptional|Default|Prefault|Catch)</;
const CHOICES = /z\.ZodEnum<\{$/;

/**
 * What of a surface is gone, changed or demanded anew, in sentences: each may break a program that was compiled with the one before.
 * New files, declarations, optional members and choices break none, nor does an export that may go by now.
 */
export function breakingChanges(before: Surface, after: Surface, mayGo: readonly string[] = []): string[] {
  return [...before].flatMap(([file, declarations]) =>
    [...declarations].flatMap(([head, texts]) => {
      const now = after.get(file)?.get(head);
      if (!now) return mayGo.includes(head.split(" ").at(-1) ?? "") ? [] : [`${file}: ${head} is gone`];
      const [old, current] = [placed(texts), placed(now)];
      const gone = without(old, current).map(({ text }) => `${file}: ${head} no longer has: ${text}`);
      const demanded = without(current, old)
        .filter(isDemand)
        .map(({ text }) => `${file}: ${head} demands anew: ${text}`);
      return [...gone, ...demanded];
    }),
  );
}

const isDemand = ({ text, within }: Line) =>
  REQUIRED.test(text) && !OPTIONAL_SCHEMA.test(text) && !CHOICES.test(within.at(-1)?.text ?? "");

function placed(texts: string[]): Line[] {
  const open: { depth: number; line: Line }[] = [];
  return texts.map((text) => {
    const depth = text.search(/\S/);
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const line = { text: text.trim(), within: open.map((outer) => outer.line) };
    open.push({ depth, line });
    return line;
  });
}

/** Where a line stands, by the names of the members around it: a member whose type changed still has what is in it. */
const placeOf = ({ text, within }: Line) =>
  [...within.map((outer) => /^(?:readonly )?["\w$-]+(?=\??[(:])/.exec(outer.text)?.[0] ?? outer.text), text].join("\n");

/** The lines that others lack, each without what stands in it. */
function without(lines: Line[], others: Line[]): Line[] {
  const left = others.map(placeOf);
  const lacking = new Set(
    lines.filter((line) => {
      const position = left.indexOf(placeOf(line));
      if (position >= 0) left.splice(position, 1);
      return position < 0;
    }),
  );
  return [...lacking].filter(({ within }) => !within.some((outer) => lacking.has(outer)));
}
