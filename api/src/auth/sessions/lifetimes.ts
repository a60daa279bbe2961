/** Contract 5.1, each with its unit in its name. */
export const LIFETIMES = {
  accessTokenSeconds: 3600,
  /** A used refresh token still gets the active one for so long, at whatever depth. */
  reuseSeconds: 10,
  /** The parent of the active token gets it again for so long: the life of the access token it once came with. */
  parentReuseSeconds: 3600,
  inactivityDays: 30,
} as const;
