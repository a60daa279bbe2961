import { type ComponentType, lazy, useState } from "react";

/** A screen whose code can be fetched before it is shown. */
export type LazyScreen = ComponentType & { preload: () => Promise<unknown> };

/**
 * A screen whose code is fetched when it is first shown: `React.lazy`, but a failed fetch is not remembered, so that
 * mounting it again (the shell's Retry) fetches again. Same call: `lazyScreen(() => import("./BookPage.tsx"))`.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  let Loaded: ComponentType | null = null;
  const preload = async () => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  const attempt = () =>
    preload().catch((error: unknown) => {
      Current = lazy(attempt);
      throw error;
    });
  let Current = lazy(attempt);
  const Screen = () => {
    // Code that is here already must not suspend: React shows a fallback for 300 ms at least. One choice for each mount.
    const [Chosen] = useState<ComponentType>(() => Loaded ?? Current);
    return <Chosen />;
  };
  return Object.assign(Screen, { preload });
}
