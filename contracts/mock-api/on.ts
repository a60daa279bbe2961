import { type HttpHandler, http } from "msw/http";
import type { paths } from "../api/schema.d.ts";
import { readRequest } from "./check-request.ts";
import { handlerPath, operationOf } from "./operations.ts";
import { type ApiResponse, type RuleViolation, rejection, responseOf } from "./responses.ts";

type Verb = "get" | "post" | "put" | "patch" | "delete";
type PathWith<V extends Verb> = {
  [P in keyof paths]: paths[P] extends Record<V, { responses: unknown }> ? P : never;
}[keyof paths];
type At<V extends Verb, P extends PathWith<V>> = V extends keyof paths[P] ? paths[P][V] : never;

type JsonOf<T> = T extends { content: { "application/json": infer Body } } ? Body : undefined;
type Responses<O> = O extends { responses: infer R } ? R : never;
type BodyOf<O> = O extends { requestBody?: infer B } ? JsonOf<NonNullable<B>> : undefined;
type ParametersOf<O, K extends "path" | "query"> = O extends { parameters: { [key in K]?: infer Q } }
  ? NonNullable<Q>
  : never;

/** A call as the api reads it, and the ways to respond to it. */
export interface Call<O> {
  path: ParametersOf<O, "path">;
  query: ParametersOf<O, "query">;
  body: BodyOf<O>;
  idempotencyKey: string | null;
  /** Of the statuses that the document has, each with its own body. */
  response: <S extends keyof Responses<O> & number>(status: S, body: JsonOf<Responses<O>[S]>) => ApiResponse;
  reject: (rejected: RuleViolation) => ApiResponse;
}

type Resolve<O> = (call: Call<O>) => ApiResponse | undefined | Promise<ApiResponse | undefined>;

/**
 * A handler for one operation, typed by the document: `on("get", "/courts", ({ response }) => response(200, { data }))`.
 * One that gives undefined leaves the call to the next.
 */
export function on<V extends Verb, P extends PathWith<V>>(verb: V, path: P, resolve: Resolve<At<V, P>>): HttpHandler {
  return http[verb](handlerPath(path), async ({ request }) => {
    const operation = operationOf(request.method, new URL(request.url).pathname);
    if (!operation) throw new Error(`${request.method} ${request.url} is no operation`);
    // What was read is of these types: mockApi has rejected anything else before.
    const input = (await readRequest(operation, request)) as unknown as Pick<Call<At<V, P>>, "path" | "query" | "body">;
    const idempotencyKey = request.headers.get("idempotency-key");
    return resolve({ ...input, idempotencyKey, response: responseOf, reject: rejection });
  });
}
