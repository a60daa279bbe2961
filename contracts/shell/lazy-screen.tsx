import { type ComponentType, lazy, useState } from "react";
import { loadCode } from "./load-code.ts";

/** A screen whose code can be fetched before it is shown, and again after a failure. */
export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  preload: () => Promise<unknown>;
  forget: () => void;
};

/** The screens of this bundle whose last fetch failed. */
const failed = new Set<() => void>();

/** Screens whose fetch failed are fetched again at their next mount. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget();
}

/**
 * A screen whose code is fetched when it is first shown: `React.lazy`, but a failed fetch can be forgotten (by the shell's
 * Retry). Same call: `lazyScreen(() => import("./BookPage.tsx"))`.
 */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    const module = await loadCode(load);
    Loaded = module.default;
    return module;
  };
  // A failure is kept until then: React renders a suspended component again, and would fetch without end.
  const attempt = () =>
    preload().catch((error: unknown) => {
      failed.add(forget);
      throw error;
    });
  let Current: ComponentType<Props> = lazy(attempt) as ComponentType<Props>;
  const forget = () => {
    if (failed.delete(forget)) Current = lazy(attempt) as ComponentType<Props>;
  };
  const Screen = (props: Props) => {
    // Loaded code must not suspend, because React shows a fallback for 300 ms at least. Decided once for each mount.
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Current);
    return <Chosen {...props} />;
  };
  return Object.assign(Screen, { preload, forget });
}
