import { filesOf, textOf } from "./product-files.ts";

const METHODS = ["get", "post", "put", "patch", "delete"];

/** `GET /api/v1/courts` → the names of its query's parameters. */
export type KnownCalls = Map<string, Set<string>>;

interface Operation {
  parameters?: { in: string; name: string }[];
}

/** The calls that the api answers: the operations of its document, and what the auth service handles. */
export function knownCalls(): KnownCalls {
  return new Map([...documented(), ...handledByAuth()]);
}

function documented(): KnownCalls {
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    textOf("contracts/api/openapi.json"),
  );
  const calls: KnownCalls = new Map();
  for (const [path, operations] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = operations[method];
      if (!operation) continue;
      const inQuery = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
      calls.set(`${method.toUpperCase()} /api/v1${path}`, new Set(inQuery.map(({ name }) => name)));
    }
  }
  return calls;
}

function handledByAuth(): KnownCalls {
  const calls: KnownCalls = new Map();
  for (const file of filesOf("api/src/auth/**/*.ts")) {
    for (const [, method = "", path = ""] of textOf(file).matchAll(/\.(get|post|put|patch|delete)\(\s*"(\/[^"]*)"/g)) {
      calls.set(`${method.toUpperCase()} /auth/v1${path.replace(/:(\w+)/g, "{$1}")}`, new Set(["grant_type", "scope"]));
    }
  }
  return calls;
}

/** What POST /auth/v1/token exchanges for a session: the values of `grant_type`. */
export function knownGrants(): Set<string> {
  const sources = filesOf("api/src/auth/**/*.ts").map(textOf).join("\n");
  const table = /GRANTS = new Map[^[]*\(\[([\s\S]*?)\n\]\)/.exec(sources)?.[1];
  if (table === undefined)
    throw new Error("No table GRANTS in api/src/auth: tell tests/coverage/known-calls.ts where the grants are");
  return new Set([...table.matchAll(/^\s*\[\s*"(\w+)",\s+(?!refuse)/gm)].map(([, name = ""]) => name));
}
