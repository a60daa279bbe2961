import type { HttpHandler } from "msw/http";
import { getResponse } from "msw/utils/get-response";
import type { MockFetch } from "../shell/testing.tsx";
import { readRequest } from "./check-request.ts";
import { defaultHandlers } from "./default-handlers.ts";
import { mockError } from "./failures.ts";
import { late } from "./lateness.ts";
import { operationOf } from "./operations.ts";
import { responseProblems } from "./response-problems.ts";

export type { MockFetch };

export type MockHandler = HttpHandler;

/**
 * The api for one story: the first handler that returns a response for a call is used, else an example from the document.
 * A call or a response that the document does not know is an error, and fails the story at its end.
 */
export function mockApi(...handlers: HttpHandler[]): MockFetch {
  const respond = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const operation = operationOf(request.method, pathname);
    if (!operation) throw mockError(`${request.method} ${pathname}`, ["there is no such operation"]);
    const { problems } = await readRequest(operation, request);
    if (problems.length > 0) throw mockError(`${operation.name} is called`, problems);
    await late(operation.name);
    const example = defaultHandlers.get(operation.name);
    const response = await getResponse([...handlers, ...(example ? [example] : [])], request);
    if (!response) throw mockError(operation.name, ["no handler responds"]);
    const wrong = await responseProblems(operation, response);
    if (wrong.length > 0) throw mockError(`${operation.name} responds`, wrong);
    return response;
  };
  return Object.assign(respond, { handlers });
}
