import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync, Visitor } from "vite";

const root = resolve(import.meta.dirname, "../..");

export interface Call {
  /** `toast.success` is "success", `member.api.POST` is "POST". */
  method: string;
  /** The object that the method is called on, if it is a plain name. */
  object: string | undefined;
  texts: string[];
}

/** The string, template and JSX text literals of a source file; each substitution of a template reads `{}`. */
export interface Literals {
  texts: string[];
  calls: Call[];
}

/** Files by glob, as paths from the root of the repository. */
export const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: ["**/node_modules", "**/dist", "**/dist-*"] })
    .map((file) => file.replaceAll("\\", "/"))
    .sort();

export const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

const read = new Map<string, Literals>();

/** Parsed once. */
export function literalsOf(file: string): Literals {
  const known = read.get(file) ?? parse(file);
  read.set(file, known);
  return known;
}

function parse(file: string): Literals {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), "utf8"));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: { text: string; start: number }[] = [];
  const called: { method: string; object: string | undefined; start: number; end: number }[] = [];
  const add = (start: number, text: string) => found.push({ start, text: text.replace(/\s+/g, " ").trim() });
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === "string") add(start, value);
    },
    TemplateLiteral({ start, quasis }) {
      add(start, quasis.map(({ value }) => value.cooked ?? value.raw).join("{}"));
    },
    JSXText({ start, value }) {
      add(start, value);
    },
    CallExpression({ callee, start, end }) {
      if (callee.type === "Identifier") called.push({ method: callee.name, object: undefined, start, end });
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const object = callee.object.type === "Identifier" ? callee.object.name : undefined;
      called.push({ method: callee.property.name, object, start: callee.end, end });
    },
  }).visit(program);
  const calls = called.map(({ method, object, start, end }) => ({
    method,
    object,
    texts: found.filter((each) => each.start >= start && each.start < end).map(({ text }) => text),
  }));
  return { texts: found.map(({ text }) => text), calls };
}
