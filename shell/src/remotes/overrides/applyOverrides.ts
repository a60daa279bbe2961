import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { type LocalRemote, localRemote } from "./localRemote.ts";
import { type Override, parseOverride } from "./parseOverride.ts";
import { storeOverrides } from "./storedOverrides.ts";

/** What the banner tells. */
export interface Overrides {
  locals: LocalRemote[];
  /** In sentences, what this page's address asked for in vain. */
  refused: string[];
}

export interface Overridden {
  remotes: RegistryEntry[];
  overrides: Overrides;
}

/** The released remotes with those of this browser in their places. What may be used of the `asked` ones is remembered. */
export async function applyOverrides(
  released: readonly RegistryEntry[],
  origins: readonly string[],
  asked: readonly string[],
): Promise<Overridden> {
  const wanted = new Map<string, Override>();
  const rejected = new Set<string>();
  for (const text of asked) {
    const override = parseOverride(text, origins);
    if (typeof override === "string") rejected.add(override);
    else wanted.set(override.name, override);
  }
  storeOverrides([...wanted.values()]);
  const releasedOf = ({ name }: Override) => released.find((entry) => entry.name === name);
  const locals = await Promise.all([...wanted.values()].map((override) => localRemote(override, releasedOf(override))));
  return { remotes: withLocals(released, locals), overrides: { locals, refused: [...rejected] } };
}

/** Each in its released place; what was never released comes last. */
function withLocals(released: readonly RegistryEntry[], locals: readonly LocalRemote[]): RegistryEntry[] {
  const entries = new Map(released.map((entry) => [entry.name, entry]));
  for (const { entry } of locals) if (entry) entries.set(entry.name, entry);
  return [...entries.values()];
}
