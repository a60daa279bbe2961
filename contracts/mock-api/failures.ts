let failures: string[] = [];

/** Keeps a failure of the mock api for the end of the story, and makes the error with which the call itself fails. */
export function mockError(operation: string, problems: string[]): Error {
  const failure = `${operation}: ${problems.join("; ")}`;
  failures.push(failure);
  console.error(`Mock api: ${failure}`);
  return new Error(`Mock api: ${failure}`);
}

/** What the story before left behind is not this one's. */
export const forgetMockErrors = (): void => {
  failures = [];
};

/** Fails a story in which a request or a response is not in contracts/api/openapi.json. */
export function failOnMockErrors(): void {
  const found = [...new Set(failures)];
  forgetMockErrors();
  if (found.length > 0) throw new Error(`The mock api and contracts/api/openapi.json differ:\n${found.join("\n")}`);
}
