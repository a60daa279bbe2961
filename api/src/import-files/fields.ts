import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { invalid } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { type Table, tableOfCsv, tableOfObjects } from "./table.ts";
import { isWorkbook, tableOfWorkbook } from "./workbook.ts";

/** What a request says beside its rows: a JSON body's own keys, or fields of a form that hold JSON. */
type Beside = z.ZodRawShape;

/** Rows as a program sends them, with what stands beside them. */
export const jsonRowsWith = <Shape extends Beside>(name: string, beside: Shape, example: Record<string, string>) =>
  z.object({
    rows: z.array(
      z.record(z.string(), z.unknown()).openapi(name, { description: "By the names of its columns", example }),
    ),
    ...beside,
  });

/** A file as a form sends it, for the OpenAPI document. */
export const formWith = (fields: readonly string[]) => ({
  type: "object" as const,
  properties: {
    file: { type: "string" as const, format: "binary" },
    ...Object.fromEntries(fields.map((field) => [field, { type: "string" as const }])),
  },
  required: ["file"],
});

/** The rows of a request, what stands beside them, and what a retry of it must repeat. */
export async function readTable<Shape extends Beside>(
  c: Context<AppEnv>,
  shape: Shape,
): Promise<{ table: Table; beside: z.infer<z.ZodObject<Shape>>; repeated: unknown }> {
  const type = c.req.header("content-type") ?? "";
  const schema = z.object(shape);
  if (/^application\/json/i.test(type)) {
    const sent = await parsedJson(c);
    const body = Array.isArray(sent) ? { rows: sent } : sent;
    const { rows } = checked(z.object({ rows: z.array(z.record(z.string(), z.unknown())) }), body);
    const beside = checked(schema, body);
    return { table: tableOfObjects(rows), beside, repeated: { rows, ...(beside as object) } };
  }
  if (!/^multipart\/form-data/i.test(type)) {
    throw invalid("body", "The body is a file as multipart/form-data, or rows as JSON");
  }
  const { file, ...fields } = await parsedForm(c);
  if (!(file instanceof File)) throw invalid("file", "A file is needed");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const typed = Object.keys(shape).flatMap((name) => {
    const value = fields[name];
    return typeof value === "string" && value !== "" ? [[name, parsed(name, value)]] : [];
  });
  const beside = checked(schema, Object.fromEntries(typed));
  const table = isWorkbook(bytes) ? await tableOfWorkbook(bytes) : tableOfCsv(bytes);
  const digest = createHash("sha256").update(bytes).digest("hex");
  return { table, beside, repeated: { digest, ...(beside as object) } };
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

function parsed(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(field, `${field}: is no JSON`);
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join(".") || "body";
  throw invalid(field, `${field}: ${issue?.message ?? "is not valid"}`);
}
