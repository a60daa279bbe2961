import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";

const load = () => import("./AuthPage.tsx");

/** Sign-in, fetched when it is shown. */
export const AuthPage = lazyScreen(load);

/** Fetches sign-in while someone is about to log out: they may be offline by then. A failure is the page's to show. */
export const warmAuthPage = (): void => void load().catch(() => undefined);
