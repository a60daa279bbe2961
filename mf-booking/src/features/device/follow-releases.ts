import { registryInPage, releasesIn } from "./page-registry.ts";

const LOOK_EVERY = 300_000;

/** The releases that this page runs; where none are written into it, those of the first look. */
let running: string | undefined;

/** Calls `reload` when the registry names other releases than those that this page was started with. Returns what ends it. */
export function followReleases(reload: () => void): () => void {
  let ended = false;
  const look = async () => {
    const released = await releasedNow();
    if (released === null) return;
    const own = registryInPage();
    running ??= own ? releasesIn(own) : released;
    if (!ended && released !== running) reload();
  };
  const lookOrGoOn = () => void look().catch((error: unknown) => console.warn("The registry was not read", error));
  // A page that was just loaded counts as new: a slow network starts the kept page, and a reload must not follow a reload at once.
  if (performance.now() >= LOOK_EVERY) lookOrGoOn();
  const timer = setInterval(lookOrGoOn, LOOK_EVERY);
  return () => {
    ended = true;
    clearInterval(timer);
  };
}

/** Null without a response of the server: what the service worker has kept for when there is no network is no new version. */
async function releasedNow(): Promise<string | null> {
  const response = await fetch("/remotes.json", { cache: "no-cache" }).catch(() => null);
  if (!response?.ok || response.headers.has("courtside-kept")) return null;
  return releasesIn(await response.json());
}
