import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ENVIRONMENT, OIDC_SETTINGS } from "../../api/src/environment.ts";

/** As the environment has the default of a variable; undefined where it is computed or there is none. */
function defaultOf(schema: z.ZodType): string | undefined {
  if (!(schema instanceof z.ZodDefault)) return undefined;
  const { defaultValue: value } = schema.def;
  if (typeof value === "boolean") return value ? "on" : "off";
  return Array.isArray(value) ? undefined : String(value);
}

const variable = (name: string, description: string, value = "") => `# ${description}\n# ${name}=${value}\n`;
const area = (title: string, ...lines: string[]) => [`# ---- ${title}\n`, ...lines].join("\n");

/** What docker-compose.yml alone reads: `${NAME:-value}` of each name that the api does not know. */
function composeVariables(checkout: string): string[] {
  const known = new Set(Object.values(ENVIRONMENT).flatMap((variables) => Object.keys(variables)));
  const found = readFileSync(join(checkout, "docker-compose.yml"), "utf8").matchAll(/\$\{(\w+):-([^}]*)\}/g);
  const defaults = new Map([...found].map(([, name = "", value = ""]) => [name, value]));
  return [...defaults].filter(([name]) => !known.has(name)).map(([name, value]) => `# ${name}=${value}`);
}

/** The text of .env.example: every variable of the api's schema with its default, and those of docker-compose.yml. */
export function exampleText(checkout: string): string {
  const areas = Object.entries(ENVIRONMENT).map(([title, variables]) => {
    const lines = Object.entries(variables).map(([name, schema]) =>
      variable(name, schema.description ?? "", defaultOf(schema)),
    );
    const perProvider = Object.entries(OIDC_SETTINGS).map(([setting, description]) =>
      variable(`OIDC_GOOGLE_${setting}`, description),
    );
    return area(title, ...lines, ...("OIDC_PROVIDERS" in variables ? perProvider : []));
  });
  return [
    "# Every variable of Courtside with its default. Written by npm run env-example from api/src/environment.ts: do not edit.",
    "# A copy called .env is read by npm start and the other commands; the environment itself goes before it. Empty counts as unset.",
    "# The README's table says more: README.md#environment\n",
    ...areas,
    area("docker-compose.yml alone (docs/scaling.md)", `${composeVariables(checkout).join("\n")}\n`),
  ].join("\n");
}
