/** The origins of overrides, as the server's registry lists them; null if it allows none, as in production. */
export function overrideOrigins(registry: unknown): string[] | null {
  if (typeof registry !== "object" || registry === null || !("overrides" in registry)) return null;
  const { overrides } = registry;
  return Array.isArray(overrides) ? overrides.filter((origin) => typeof origin === "string") : null;
}
