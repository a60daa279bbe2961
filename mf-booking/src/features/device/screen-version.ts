let known: Promise<string | undefined> | undefined;

/** The release of the screen that this page runs: the registry's when the page began. Undefined where there is no registry. */
export const screenVersion = (): Promise<string | undefined> => {
  known ??= read();
  return known;
};

async function read(): Promise<string | undefined> {
  try {
    const response = await fetch("/remotes.json");
    if (!response.ok) return undefined;
    const { remotes } = (await response.json()) as { remotes: { name: string; version: string }[] };
    return remotes.find(({ name }) => name === "mf-booking")?.version;
  } catch {
    known = undefined;
    return undefined;
  }
}
