import type { NamedOperation } from "./operations.ts";
import { valueProblems } from "./schema-problems.ts";

/** What is wrong with a response: its status, its type or its body is not in the document. */
export async function responseProblems(named: NamedOperation, response: Response): Promise<string[]> {
  const { status } = response;
  const described = named.operation.responses[status];
  if (!described) return [`status ${status} is not in the document`];
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (!described.content) return response.body ? [`status ${status} has no body`] : [];
  const content = described.content[type];
  if (!content) return [`status ${status} has no body of type ${type || "none"}`];
  return content.schema && type === "application/json"
    ? valueProblems(content.schema, await response.clone().json())
    : [];
}
