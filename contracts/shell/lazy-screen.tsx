import { type ComponentType, lazy } from "react";

/**
 * A screen whose code is fetched when it is first shown: `React.lazy`, but a failed fetch is not remembered, so that
 * mounting it again (the shell's Retry) fetches again. Same call: `lazyScreen(() => import("./BookPage.tsx"))`.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const attempt = () =>
    load().catch((error: unknown) => {
      Current = lazy(attempt);
      throw error;
    });
  let Current = lazy(attempt);
  return function LazyScreen() {
    return <Current />;
  };
}
