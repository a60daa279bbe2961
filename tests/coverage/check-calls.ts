import { type CoverageRow, isPlanned, nameOf } from "./coverage-tables.ts";
import type { KnownCalls } from "./known-calls.ts";
import { quoted } from "./markdown-table.ts";

/** What is answered without a call of ours, by the client's own store. */
const IN_BROWSER = "in the browser";

/** What is wrong between the rows of the calls and what the api answers. */
export function callProblems(rows: readonly CoverageRow[], known: KnownCalls, grants: ReadonlySet<string>): string[] {
  const named = new Set<string>();
  const wrong = rows.flatMap((row) => {
    const calls = quoted(row.call);
    if (calls.length === 0 && row.call !== IN_BROWSER && row.call !== "planned") {
      return `${nameOf(row)}: Call holds \`METHOD /path\` in backticks, "${IN_BROWSER}" or planned; not: ${row.call || "nothing"}`;
    }
    if (isPlanned(row)) return [];
    if (row.call === "planned") return `${nameOf(row)} has code, but its Call says planned: name the call`;
    return calls.flatMap((call) => {
      const [operation = "", query = ""] = call.split("?");
      named.add(operation);
      return callFault(operation, new URLSearchParams(query), known, grants).map((fault) => `${nameOf(row)}: ${fault}`);
    });
  });
  const unlisted = [...known.keys()]
    .filter((operation) => !named.has(operation))
    .map(
      (operation) =>
        `${operation} is answered, but no built row of docs/coverage/calls.md names it: add or fill its row`,
    );
  return [...wrong, ...unlisted];
}

function callFault(
  operation: string,
  query: URLSearchParams,
  known: KnownCalls,
  grants: ReadonlySet<string>,
): string[] {
  const parameters = known.get(operation);
  if (!parameters) {
    return [
      `${operation} is neither in contracts/api/openapi.json nor in api/src/auth: correct the call, or write planned`,
    ];
  }
  const unknown = [...query.keys()].filter((name) => !parameters.has(name));
  const grant = query.get("grant_type");
  return [
    ...unknown.map((name) => `${operation} takes no ${name} in its query`),
    ...(grant !== null && !grants.has(grant) ? [`${operation} knows no grant_type ${grant}: write planned`] : []),
  ];
}
