/** Fetches an `mf-manifest.json`. Throws for any answer that is none: an error page, an error's JSON, a redirect to HTML. */
export async function fetchManifest(url: string, signal: AbortSignal, fetch = globalThis.fetch): Promise<Response> {
  const response = await fetch(url, { signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const manifest: unknown = await response.clone().json();
  if (typeof manifest !== "object" || manifest === null || !("metaData" in manifest) || !("exposes" in manifest)) {
    throw new Error(`${url} is no manifest of a remote`);
  }
  return response;
}
