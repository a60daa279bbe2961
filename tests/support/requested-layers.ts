import { globSync } from "node:fs";
import type { Step } from "./run-steps.ts";

interface Request {
  chosen: string[];
  /** Parts of paths of test files; none = all files. */
  filters: string[];
  problem?: string;
}

/** `api news` = of the layer api the files whose path has "news"; no argument = every layer. */
export function parseRequest(args: string[], layers: string[]): Request {
  const isLayer = (name: string) => layers.includes(name);
  const first = args.findIndex((name) => !isLayer(name));
  const chosen = first < 0 ? args : args.slice(0, first);
  const filters = first < 0 ? [] : args.slice(first);
  if (args.length === 0) return { chosen: layers, filters };
  if (chosen.length > 0) return { chosen, filters };
  return { chosen, filters, problem: `No such layer: ${args[0]}. There are: ${layers.join(", ")}.` };
}

/** The steps with files that match, which run only those; a step without test files of its own runs for whole layers alone. */
export function filteredSteps(steps: Step[], filters: string[]): Step[] {
  if (filters.length === 0) return steps;
  return steps.flatMap((step) => {
    const files =
      step.files === undefined ? [] : globSync(step.files, { exclude: (path) => /node_modules|dist/.test(path) });
    const matches = files.some((file) => filters.some((filter) => file.includes(filter)));
    return matches ? { ...step, command: [...step.command, ...filters] } : [];
  });
}
