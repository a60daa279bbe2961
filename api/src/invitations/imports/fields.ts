import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { invalid } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { Mapping } from "./response.ts";
import type { ImportInput } from "./start.ts";
import { tableOfCsv, tableOfObjects } from "./table.ts";
import { isWorkbook, tableOfWorkbook } from "./workbook.ts";

/** Rows as a program sends them. */
export const JsonRows = z.object({
  rows: z.array(
    z.record(z.string(), z.unknown()).openapi("RowToImport", {
      description: "By the names of its columns",
      example: { email: "ana@example.com", full_name: "Ana Ruiz", role: "member" },
    }),
  ),
  mapping: Mapping.optional(),
});

/** The rows of a request, and what a retry of it must repeat. */
export async function readImport(c: Context<AppEnv>): Promise<{ input: ImportInput; repeated: unknown }> {
  const type = c.req.header("content-type") ?? "";
  if (/^application\/json/i.test(type)) {
    const sent = await parsedJson(c);
    const { rows, mapping } = checked(JsonRows, Array.isArray(sent) ? { rows: sent } : sent);
    return { input: { table: tableOfObjects(rows), mapping }, repeated: { rows, mapping } };
  }
  if (!/^multipart\/form-data/i.test(type)) {
    throw invalid("body", "The body is a file as multipart/form-data, or rows as JSON");
  }
  const { file, mapping: typed } = await parsedForm(c);
  if (!(file instanceof File)) throw invalid("file", "A file is needed");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mapping = typeof typed === "string" && typed !== "" ? checked(Mapping, parsed(typed)) : undefined;
  const table = isWorkbook(bytes) ? await tableOfWorkbook(bytes) : tableOfCsv(bytes);
  return { input: { table, mapping }, repeated: { digest: createHash("sha256").update(bytes).digest("hex"), mapping } };
}

async function parsedJson(c: Context<AppEnv>): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw invalid("body", "The body is no JSON");
  }
}

async function parsedForm(c: Context<AppEnv>) {
  try {
    return await c.req.parseBody();
  } catch {
    throw invalid("body", "The body is no form");
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("mapping", "mapping: is no JSON");
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join(".") || "body";
  throw invalid(field, `${field}: ${issue?.message ?? "is not valid"}`);
}
