import type { Context } from "hono";
import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { validationFailed } from "../rejections.ts";

export const LARGEST_BODY = 1024 * 1024;

export const tooLarge = () =>
  new DomainError("too_large", "request_entity_too_large", "The request body is larger than 1 MiB");

/**
 * The JSON body, parsed by the schema. The client sends explicit nulls, unknown keys and JSON headers without a body
 * (docs/product/auth-api.md#transport): null counts as absent, and no body as an empty object. Rejected: `bad_json`,
 * `validation_failed`.
 */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  return accept(await readObject(c), schema);
}

/** The JSON object of the body, without its nulls; empty if there is no body. Rejected: `bad_json`. */
export async function readObject(c: Context): Promise<object> {
  const text = await readText(c.req.raw);
  return text === "" ? {} : withoutNulls(parse(text, c.req.header("content-type")));
}

/** The schema's output. Rejected: `validation_failed`, naming the field. */
export function accept<T extends z.ZodType>(body: object, schema: T): z.output<T> {
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw validationFailed(`${issue?.path.join(".") || "body"}: ${issue?.message ?? "is not valid"}`);
}

function parse(text: string, contentType: string | undefined): object {
  // A form on another site can send text/plain and form encodings without a preflight request, but not JSON.
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? "")) throw badJson("Content-Type must be application/json");
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw badJson("Could not parse request body as JSON");
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw badJson("Request body must be an object");
  return parsed;
}

const badJson = (message: string) => new DomainError("invalid", "bad_json", message);

const withoutNulls = (body: object) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));

async function readText(request: Request): Promise<string> {
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
