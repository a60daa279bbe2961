import { useEffect, useRef } from "react";

const LOOK_EVERY = 300_000;

/** Loads a new version of the product by itself while no member uses the device: the registry names all versions. */
export function useFreshPage(isIdle: boolean): void {
  const first = useRef<string>(undefined);
  useEffect(() => {
    if (!isIdle) return;
    let ended = false;
    const look = async () => {
      const response = await fetch("/remotes.json", { cache: "no-cache" }).catch(() => null);
      // What the service worker has kept for when there is no network is no new version.
      if (!response?.ok || response.headers.has("courtside-kept")) return;
      const text = await response.text();
      first.current ??= text;
      if (!ended && text !== first.current) location.reload();
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => {
      ended = true;
      clearInterval(timer);
    };
  }, [isIdle]);
}
