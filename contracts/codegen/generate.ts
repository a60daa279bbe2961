import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";
import { documentForKeys } from "./document-for-keys.ts";
import { registryShape } from "./registry-shape.ts";

// Writes contracts/api/{openapi.json,schema.d.ts} and contracts/client/schema.d.ts from the api's routes and
// contracts/shell/registry-shape.ts from the registry's schema; with --check only says whether they are current.
const root = new URL("../../", import.meta.url);
/** The document is larger than the megabyte that a child's output may have by default. */
const options = { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
const document = execFileSync(process.execPath, ["--no-warnings", "api/describe.ts"], options);
const notice = "// Generated from the api's routes by `npm run codegen`. Do not edit.\n";
const typesOf = async (text: string) =>
  notice + astToString(await openapiTS(JSON.parse(text), { pathParamsAsTypes: false }));

const files = {
  "contracts/api/openapi.json": document,
  "contracts/api/schema.d.ts": await typesOf(document),
  "contracts/client/schema.d.ts": await typesOf(documentForKeys(document)),
  "contracts/shell/registry-shape.ts": registryShape(),
};
const stale = Object.entries(files).filter(([path, text]) => readCurrent(path) !== text);

if (process.argv.includes("--check")) {
  if (stale.length > 0) {
    console.error(`Stale: ${stale.map(([path]) => path).join(", ")}. Run \`npm run codegen\` and commit the result.`);
    process.exit(1);
  }
} else {
  for (const [path, text] of stale) writeFileSync(new URL(path, root), text);
  console.log(stale.length > 0 ? `Wrote ${stale.map(([path]) => path).join(", ")}` : "The contract is current");
}

function readCurrent(path: string): string | null {
  try {
    return readFileSync(new URL(path, root), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
