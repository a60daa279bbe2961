let faults: string[] = [];

/** Keeps a fault of the mock api for the end of the story, and makes the error with which the call itself fails. */
export function mockFault(operation: string, problems: string[]): Error {
  const fault = `${operation}: ${problems.join("; ")}`;
  faults.push(fault);
  console.error(`Mock api: ${fault}`);
  return new Error(`Mock api: ${fault}`);
}

/** What the story before left behind is not this one's. */
export const forgetMockFaults = (): void => {
  faults = [];
};

/** Fails a story in which something was asked or answered that contracts/api/openapi.json does not know. */
export function failOnMockFaults(): void {
  const found = [...new Set(faults)];
  forgetMockFaults();
  if (found.length > 0) throw new Error(`The mock api and contracts/api/openapi.json differ:\n${found.join("\n")}`);
}
