import { type ComponentType, lazy, useState } from "react";

/** A screen whose code can be fetched before it is shown, and again after a failure. */
export type LazyScreen = ComponentType & { preload: () => Promise<unknown>; forget: () => void };

/** Of this bundle, those whose failure stands. */
const failed = new Set<() => void>();

/** What could not be fetched is fetched again at its next mount. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget();
}

/**
 * A screen whose code is fetched when it is first shown: `React.lazy`, but a failed fetch can be forgotten (by the shell's
 * Retry). Same call: `lazyScreen(() => import("./BookPage.tsx"))`.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  let Loaded: ComponentType | null = null;
  const preload = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  // A failure is not forgotten by itself: React renders anew what suspended, and would fetch without an end.
  const attempt = () =>
    preload().catch((error: unknown) => {
      failed.add(forget);
      throw error;
    });
  let Current = lazy(attempt);
  const forget = () => {
    if (failed.delete(forget)) Current = lazy(attempt);
  };
  const Screen = () => {
    // Code that is here already must not suspend: React shows a fallback for 300 ms at least. One choice for each mount.
    const [Chosen] = useState<ComponentType>(() => Loaded ?? Current);
    return <Chosen />;
  };
  return Object.assign(Screen, { preload, forget });
}
