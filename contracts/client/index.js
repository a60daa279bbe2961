import createClient from "openapi-fetch";

// Plain JavaScript, so that the package runs as it is published; its types are in index.d.ts.
export function createCourtside({ baseUrl, apiKey, fetch }) {
  return createClient({
    baseUrl: `${baseUrl.replace(/\/$/, "")}/api/v1`,
    headers: { authorization: `Bearer ${apiKey}` },
    ...(fetch && { fetch }),
  });
}

export async function* every(read) {
  let cursor;
  do {
    const { data, error } = await read(cursor);
    if (error !== undefined || data === undefined) throw error;
    yield* data.data;
    cursor = data.next_cursor ?? undefined;
  } while (cursor !== undefined);
}
