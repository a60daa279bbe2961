import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Schema } from "./document.ts";
import { openApi } from "./operations.ts";

/** `coerceTypes` for what comes as text: "50" of a query is a number there. */
function validator(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, coerceTypes });
  addFormats.default(ajv);
  for (const [name, schema] of Object.entries(openApi.components.schemas)) ajv.addSchema(schema, name);
  return ajv;
}
const values = validator(false);
const texts = validator(true);

const describeError = ({ instancePath, message, params, data }: ErrorObject): string => {
  const extra = "additionalProperty" in params ? ` "${params.additionalProperty}"` : "";
  const given = typeof data === "object" && data !== null ? "" : ` but is ${JSON.stringify(data)}`;
  return `${instancePath || "/"} ${message}${extra}${given}`;
};

function problemsOf(ajv: Ajv2020, schema: Schema, value: unknown): string[] {
  const validate = ajv.compile(schema);
  return validate(value) ? [] : (validate.errors ?? []).slice(0, 5).map(describeError);
}

/** What is wrong with a JSON value. */
export const valueProblems = (schema: Schema, value: unknown): string[] => problemsOf(values, schema, value);

/** What is wrong with parameters; makes numbers of those texts that are to be numbers. */
export const textProblems = (schema: Schema, given: Record<string, unknown>): string[] =>
  problemsOf(texts, schema, given);
