/** The shell's own screens besides the prerendered pages. All other paths belong to a remote or do not exist. */
export const APP_PATHS = [
  "/auth",
  "/signup",
  "/signup-club",
  "/club-invite",
  "/trial-ended",
  "/my-account",
  "/join-club",
] as const;

/** Paths that the build prerenders as pages of their own; the application never renders them. */
export const DOCUMENTS = [
  "/",
  "/features",
  "/about",
  "/demo",
  "/start-trial",
  "/trial-confirmation",
  "/demo-ended",
  "/qa-test",
  "/privacy",
  "/terms",
] as const;

/** All that no remote may have for a route of its own. The registry names those of the shell that is live. */
export const SHELL_PATHS: readonly string[] = [...APP_PATHS, ...DOCUMENTS];
