/** The shell's own screens besides the prerendered pages. All other paths are the remotes', or nobody's. */
export const APP_PATHS = [
  "/auth",
  "/signup",
  "/signup-club",
  "/club-invite",
  "/trial-ended",
  "/my-account",
  "/join-club",
] as const;
