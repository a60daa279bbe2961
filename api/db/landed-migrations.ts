import { createHash } from "node:crypto";

/** The list of migrations that landed, as `sha256sum` writes it, in the order in which they landed; it only grows. */
export const LANDED_LIST = "api/db/landed-migrations.sha256";
const FOLDER = "api/db/migrations";

export interface LandedState {
  /** Text of each migration by its file name. */
  migrations: ReadonlyMap<string, string>;
  /** The current list. */
  list: string;
  /** The list at the commits that this checkout builds on; the current list must still have all their lines. */
  earlier: readonly string[];
}

/** Sentences about migrations that were edited, removed or numbered too low after they or later ones landed. */
export function landedProblems({ migrations, list, earlier }: LandedState): string[] {
  const lines = linesOf(list);
  const landed = new Set(lines.map(({ name }) => name));
  const lost = earlier
    .flatMap(linesOf)
    .filter(({ line }) => !lines.some((now) => now.line === line))
    .map(
      ({ name }) =>
        `${LANDED_LIST} lost or changed its line of ${name}: take the line back, a landed migration stays as it is.`,
    );
  const broken = lines.flatMap(({ name, digest }) => {
    const text = migrations.get(name);
    if (text === undefined)
      return `${FOLDER}/${name} landed and was removed or renamed: take it back, and write a new migration.`;
    if (digestOf(text) === digest) return [];
    return (
      `${FOLDER}/${name} landed and was edited: databases that have it would not change. Take the edit back, and write a new ` +
      "migration, or change the function's file in api/db/functions."
    );
  });
  const unordered = lines
    .filter(({ name }, index) => lines.slice(0, index).some((before) => numberOf(before.name) >= numberOf(name)))
    .map(
      ({ name }) =>
        `${FOLDER}/${name} landed after one with a higher number, so no database would run it: give it the next number.`,
    );
  const unlisted = [...migrations.keys()]
    .filter((name) => !landed.has(name))
    .map((name) => `${FOLDER}/${name} is not in ${LANDED_LIST}: run npm run schema, which adds it.`);
  return [...new Set([...lost, ...broken, ...unordered, ...unlisted])];
}

/** The list with a line for each migration: those of the commit stay, newer ones are recomputed. */
export function landedListOf(migrations: ReadonlyMap<string, string>, committed: string): string {
  const kept = linesOf(committed);
  const added = [...migrations]
    .filter(([name]) => !kept.some((line) => line.name === name))
    .sort(([one], [other]) => numberOf(one) - numberOf(other))
    .map(([name, text]) => `${digestOf(text)}  ${name}`);
  return [...kept.map(({ line }) => line), ...added].map((line) => `${line}\n`).join("");
}

function linesOf(list: string): { line: string; digest: string; name: string }[] {
  const lines = list.split(/\r?\n/).filter((line) => line !== "");
  return lines.map((line) => ({ line, digest: line.slice(0, 64), name: line.slice(66) }));
}

const numberOf = (name: string) => Number.parseInt(name, 10);
const digestOf = (text: string) => createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
