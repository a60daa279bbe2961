import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";

/** The pages of people who are not signed in, each fetched when it is shown. */
export const AuthPage = lazyScreen(() => import("./AuthPage.tsx"));
export const SignUpPage = lazyScreen(() => import("./SignUpPage.tsx"));
export const ClubInvitePage = lazyScreen(() => import("./ClubInvitePage.tsx"));

/** Fetches sign-in ahead: a user who logs out may be offline by then. The page shows a failure. */
export const preloadAuthPage = (): void => void AuthPage.preload().catch(() => undefined);
