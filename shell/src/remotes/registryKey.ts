export const REGISTRY_KEY = ["registry"] as const;

/** Whether a cached query is the registry, which remains valid after sign-in and sign-out. */
export const isRegistryQuery = (queryKey: readonly unknown[]): boolean => queryKey[0] === REGISTRY_KEY[0];
