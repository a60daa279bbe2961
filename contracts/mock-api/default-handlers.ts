import { type HttpHandler, HttpResponse, http } from "msw/http";
import { readRequest } from "./check-request.ts";
import type { Schema } from "./document.ts";
import { exampleOf } from "./example.ts";
import { handlerPath, type NamedOperation, operations } from "./operations.ts";
import { valueProblems } from "./schema-problems.ts";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** One booking, as RFC 5545 writes it. */
const CALENDAR = [
  ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Courtside//Bookings//EN", "METHOD:PUBLISH", "BEGIN:VEVENT"],
  ...["UID:bbbbbbbb-0000-4000-8000-000000000001@courtside", "DTSTAMP:20260309T120000Z", "SEQUENCE:0"],
  ...["DTSTART:20260310T140000Z", "DTEND:20260310T150000Z", "SUMMARY:Court 1", "LOCATION:Court 1, Riverside"],
  ...["STATUS:CONFIRMED", "END:VEVENT", "END:VCALENDAR", ""],
].join("\r\n");

/** The status of an operation's success: 200, 201 or 204. */
const successOf = ({ operation }: NamedOperation): string =>
  Object.keys(operation.responses).find((status) => status.startsWith("2")) ?? "200";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The example of a response, with what the call says wherever the response says it too: `POST /courts` gives that name back. */
async function bodyFor(named: NamedOperation, schema: Schema, request: Request): Promise<unknown> {
  const example = exampleOf(schema, { owner: "", field: "", at: 0, day: 0 });
  const { path, query, body } = await readRequest(named, request);
  if (!isObject(example)) return example;
  const sent = Object.entries({ ...query, ...(isObject(body) ? body : {}), ...path });
  const fitting = { ...example, ...Object.fromEntries(sent.filter(([field]) => field in example)) };
  return valueProblems(schema, fitting).length === 0 ? fitting : example;
}

function handlerOf(named: NamedOperation): HttpHandler {
  const status = Number(successOf(named));
  const content = named.operation.responses[status]?.content ?? {};
  const [type] = Object.keys(content);
  return http.all(handlerPath(named.path), async ({ request }) => {
    if (request.method !== named.method) return undefined;
    if (!type) return new HttpResponse(null, { status });
    const headers = { "content-type": type };
    // A stream that stays open and says nothing.
    if (type === "text/event-stream") return new HttpResponse(new ReadableStream(), { status, headers });
    if (type.startsWith("image/")) {
      return new HttpResponse(
        Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0)),
        { status, headers },
      );
    }
    if (type === "text/html") return new HttpResponse("<!doctype html><title>Courtside</title>", { status, headers });
    if (type === "application/zip") return new HttpResponse("PK", { status, headers });
    if (type === "text/calendar") return new HttpResponse(CALENDAR, { status, headers });
    return Response.json(await bodyFor(named, content[type]?.schema ?? {}, request), { status });
  });
}

/** For every operation of contracts/api/openapi.json, by its name: an example that the document allows. */
export const defaultHandlers = new Map<string, HttpHandler>(operations.map((each) => [each.name, handlerOf(each)]));
