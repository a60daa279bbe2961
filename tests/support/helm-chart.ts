import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { parse, parseAllDocuments, stringify } from "yaml";

export const chartFolder = join(import.meta.dirname, "../../tools/helm/courtside");
const read = (path: string) => readFileSync(join(chartFolder, path), "utf8");

type Values = Record<string, unknown>;
interface Scope {
  /** Within `range` the entry, and nothing of what is around it. */
  dot: unknown;
  variables: Values;
}

/** The chart's own values under `values`, as Helm lays them. */
export function chartValues(values: Values): Values {
  const merge = (under: unknown, over: unknown): unknown =>
    isMap(under) && isMap(over)
      ? Object.fromEntries(
          [...new Set([...Object.keys(under), ...Object.keys(over)])].map((key) => [
            key,
            key in over ? merge(under[key], over[key]) : under[key],
          ]),
        )
      : over;
  return merge(parse(read("values.yaml")), values) as Values;
}

/** What values.schema.json has against these values. */
export function valueProblems(values: Values): string[] {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(JSON.parse(read("values.schema.json")));
  return validate(values)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The objects that the chart gives Kubernetes. Throws at anything of Helm's language that is not read here. */
export function renderChart(values: Values, release = "club"): Record<string, unknown>[] {
  const chart = parse(read("Chart.yaml"));
  const root = {
    Values: values,
    Release: { Name: release },
    Chart: { Version: chart.version, AppVersion: chart.appVersion },
  };
  return readdirSync(join(chartFolder, "templates"))
    .sort()
    .flatMap((name) => {
      const text = render(read(join("templates", name)), { dot: root, variables: {} });
      return parseAllDocuments(text).map((document) => {
        if (document.errors.length > 0) throw new Error(`${name}: ${document.errors[0]?.message}\n${text}`);
        return document.toJS() as Record<string, unknown>;
      });
    });
}

const isMap = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);

/** `{{- a }}` and `{{ a -}}` take the space beside them, as in Go's templates. */
function render(template: string, scope: Scope): string {
  const trimmed = template.replaceAll(/\s*\{\{-/g, "{{").replaceAll(/-\}\}\s*/g, "}}");
  const parts = trimmed.split(/\{\{\s*(.*?)\s*\}\}/);
  const [text, rest] = block(parts, 0, scope, true);
  if (rest < parts.length) throw new Error(`{{ ${parts[rest]} }} closes nothing`);
  return text;
}

/** Odd parts are actions. Reads from an even part up to the `end` or `else` of its block; returns where that is. */
function block(parts: string[], from: number, scope: Scope, isShown: boolean): [text: string, at: number] {
  let text = "";
  for (let at = from; at < parts.length; at += 2) {
    if (isShown) text += parts[at];
    const action = parts[at + 1];
    if (action === undefined) return [text, parts.length];
    if (action === "end" || action === "else") return [text, at + 1];
    const [word, ...rest] = action.split(" ");
    if (word !== "if" && word !== "range") {
      if (isShown) text += textOf(evaluate(action, scope));
      continue;
    }
    const [shown, end] =
      word === "if"
        ? choose(parts, at + 2, rest.join(" "), scope, isShown)
        : repeat(parts, at + 2, rest.join(" "), scope, isShown);
    text += shown;
    // The loop's step leads to the part after `end`.
    at = end - 1;
  }
  return [text, parts.length];
}

function choose(parts: string[], from: number, condition: string, scope: Scope, isShown: boolean): [string, number] {
  const holds = isShown && isTrue(evaluate(condition, scope));
  const [first, middle] = block(parts, from, scope, holds);
  if (parts[middle] !== "else") return [first, closed(parts, middle)];
  const [second, end] = block(parts, middle + 1, scope, isShown && !holds);
  return [first + second, closed(parts, end)];
}

function repeat(parts: string[], from: number, clause: string, scope: Scope, isShown: boolean): [string, number] {
  const [, key, name, list = clause] = /^\$(\w+), \$(\w+) := (.*)$/.exec(clause) ?? [];
  const found = isShown ? evaluate(list, scope) : [];
  const entries = Object.entries((found ?? []) as object);
  const end = closed(parts, block(parts, from, scope, false)[1]);
  const text = entries.map(([index, dot]) => {
    const variables = key && name ? { ...scope.variables, [key]: index, [name]: dot } : scope.variables;
    return block(parts, from, { ...scope, dot, variables }, true)[0];
  });
  return [text.join(""), end];
}

function closed(parts: string[], at: number): number {
  if (parts[at] !== "end") throw new Error("a block has no end");
  return at;
}

const isTrue = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : isMap(value) ? Object.keys(value).length > 0 : Boolean(value);

function textOf(value: unknown): string {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  throw new Error(`no text: ${JSON.stringify(value)}`);
}

const indent = (spaces: unknown, text: unknown) => textOf(text).replaceAll(/^/gm, " ".repeat(Number(spaces)));
/** Of Helm's functions; the value of a pipe is the last argument. */
const FUNCTIONS: Record<string, (...args: unknown[]) => unknown> = {
  quote: (value) => JSON.stringify(textOf(value)),
  toYaml: (value) => stringify(value).trimEnd(),
  nindent: (spaces, text) => `\n${indent(spaces, text)}`,
  join: (between, list) => (list as unknown[]).map(textOf).join(textOf(between)),
  add: (...numbers) => numbers.map(Number).reduce((sum, each) => sum + each, 0),
  trimPrefix: (prefix, text) => textOf(text).replace(textOf(prefix), ""),
};

function evaluate(pipe: string, scope: Scope): unknown {
  let value: unknown;
  for (const [n, command] of pipe.split(" | ").entries()) {
    const [word = "", ...args] = command.match(/"[^"]*"|\S+/g) ?? [];
    const before = n === 0 ? [] : [value];
    const call = FUNCTIONS[word];
    if (!call && (n > 0 || args.length > 0)) throw new Error(`{{ ${pipe} }}: ${word} is not read by the tests`);
    value = call ? call(...args.map((arg) => operand(arg, scope)), ...before) : operand(word, scope);
  }
  return value;
}

function operand(text: string, { dot, variables }: Scope): unknown {
  if (/^".*"$/.test(text)) return JSON.parse(text);
  if (/^\d+$/.test(text)) return Number(text);
  if (/^\$\w+$/.test(text)) return variables[text.slice(1)];
  if (text === ".") return dot;
  if (!/^(\.\w+)+$/.test(text)) throw new Error(`{{ ${text} }} is not read by the tests`);
  let value: unknown = dot;
  for (const name of text.slice(1).split(".")) {
    if (!isMap(value) || !(name in value)) throw new Error(`{{ ${text} }} has no value`);
    value = value[name];
  }
  return value;
}
