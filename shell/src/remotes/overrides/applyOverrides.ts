import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { type LocalRemote, localRemote } from "./localRemote.ts";
import { type Override, parseOverride } from "./parseOverride.ts";
import { storeOverrides } from "./storedOverrides.ts";

/** The content of the banner. */
export interface Overrides {
  locals: LocalRemote[];
  /** One sentence for each rejected override of this page's address. */
  rejected: string[];
}

export interface Overridden {
  remotes: RegistryEntry[];
  overrides: Overrides;
}

/** The released remotes, with this browser's overrides in their places. The accepted ones of `requested` are remembered. */
export async function applyOverrides(
  released: readonly RegistryEntry[],
  origins: readonly string[],
  requested: readonly string[],
): Promise<Overridden> {
  const wanted = new Map<string, Override>();
  const rejected = new Set<string>();
  for (const text of requested) {
    const override = parseOverride(text, origins);
    if (typeof override === "string") rejected.add(override);
    else wanted.set(override.name, override);
  }
  storeOverrides([...wanted.values()]);
  const releasedOf = ({ name }: Override) => released.find((entry) => entry.name === name);
  const locals = await Promise.all([...wanted.values()].map((override) => localRemote(override, releasedOf(override))));
  return { remotes: withLocals(released, locals), overrides: { locals, rejected: [...rejected] } };
}

/** Each replaces its released remote; those never released come last. */
function withLocals(released: readonly RegistryEntry[], locals: readonly LocalRemote[]): RegistryEntry[] {
  const entries = new Map(released.map((entry) => [entry.name, entry]));
  for (const { entry } of locals) if (entry) entries.set(entry.name, entry);
  return [...entries.values()];
}
