/** Reads where an `mf-manifest.json` says its container is. Throws for any other answer: an error page, an error's JSON, HTML. */
export async function fetchManifest(
  url: string,
  signal: AbortSignal,
  fetch = globalThis.fetch,
): Promise<{ remoteEntry: string }> {
  const response = await fetch(url, { signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const manifest: unknown = await response.json();
  const remoteEntry = field(field(manifest, "metaData"), "remoteEntry");
  const name = field(remoteEntry, "name");
  const path = field(remoteEntry, "path") ?? "";
  if (typeof name !== "string" || typeof path !== "string") throw new Error(`${url} is no manifest of a remote`);
  return { remoteEntry: path === "" ? name : `${path.replace(/\/$/, "")}/${name}` };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
