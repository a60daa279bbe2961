import { type Override, writeOverride } from "./parseOverride.ts";
import { OVERRIDES_KEY } from "./requestedOverrides.ts";

/** Remembers the overrides in this browser, in place of those before. */
export function storeOverrides(overrides: readonly Override[]): void {
  if (overrides.length === 0) localStorage.removeItem(OVERRIDES_KEY);
  else localStorage.setItem(OVERRIDES_KEY, overrides.map(writeOverride).join(" "));
}

/** Reloads the page with the released version of this remote, or of all. */
export function resetOverrides(overrides: readonly Override[], name?: string): void {
  storeOverrides(name === undefined ? [] : overrides.filter((override) => override.name !== name));
  location.reload();
}
