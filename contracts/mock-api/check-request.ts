import type { NamedOperation } from "./operations.ts";
import { textProblems, valueProblems } from "./schema-problems.ts";

/** What a call says: its parameters in the types of the document, and its JSON body. */
export interface RequestInput {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  problems: string[];
}

const JSON_TYPE = "application/json";

/** Reads a call as the api would, and says what the api would reject of it. */
export async function readRequest(named: NamedOperation, request: Request): Promise<RequestInput> {
  const { pathname, searchParams } = new URL(request.url);
  const path: Record<string, unknown> = { ...named.pattern.exec(pathname)?.groups };
  const query: Record<string, unknown> = Object.fromEntries(searchParams);
  const problems = [
    ...textProblems(named.parameters.path, path).map((problem) => `path ${problem}`),
    ...textProblems(named.parameters.query, query).map((problem) => `query ${problem}`),
  ];
  const type = request.headers.get("content-type")?.split(";")[0] ?? "";
  const { requestBody } = named.operation;
  const isJson = type === JSON_TYPE;
  const text = isJson ? await request.clone().text() : "";
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  const schema = requestBody?.content?.[JSON_TYPE]?.schema;
  if (body !== undefined && schema) {
    problems.push(...valueProblems(schema, body).map((problem) => `body ${problem}`));
  } else if (body !== undefined || (type !== "" && !isJson && !requestBody?.content?.[type])) {
    problems.push(`body of type ${type} is not taken`);
  } else if (requestBody?.required && type === "") {
    problems.push("body is missing");
  }
  return { path, query, body, problems };
}
