import { DOCUMENTS } from "@courtside/contracts/domain/app-paths.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Loading } from "@courtside/design-system/core.tsx";
import { type ComponentType, type ReactNode, Suspense, useEffect } from "react";
import { Navigate, type RouteObject, useLocation, useRoutes } from "react-router";
import { Beside } from "../chrome/Beside.tsx";
import { KIOSK_PATH } from "../kiosk/kioskStore.ts";
import { RedirectSignedOut } from "../modes/RedirectSignedOut.tsx";
import { isDevicePage } from "../page/device-path.ts";
import { PageOverrides } from "../remotes/overrides/PageOverrides.tsx";
import { useCurrentSession } from "../session/SessionContext.ts";
import { AuthPage, ClubInvitePage, SignUpPage } from "../sign-in/pages.ts";
import { ClubApp } from "./ClubApp.tsx";
import { JoinClub } from "./JoinClub.tsx";
import { NotFound } from "./NotFound.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { PageError } from "./PageError.tsx";
import { ScrollPosition } from "./ScrollPosition.tsx";

const SignUpClubPage = lazyScreen(() => import("../signup-club/SignUpClubPage.tsx"));
const TrialEndedPage = lazyScreen(() => import("../modes/TrialEndedPage.tsx"));
const AccountPage = lazyScreen(() => import("../account/AccountPage.tsx"));

/** Everything that has an address: the shell's own pages; all others belong to the remotes. */
export function Pages() {
  const location = useLocation();
  const page = useRoutes(PAGES);
  return (
    <PageBoundary location={location} renderFallback={(error) => <PageError error={error} />}>
      <Beside>
        <PageOverrides />
      </Beside>
      <Suspense fallback={<Loading page />}>
        <KioskGuard>{page}</KioskGuard>
        <ScrollPosition />
      </Suspense>
    </PageBoundary>
  );
}

/** A boundary of its own: while the code loads the page shows that, and the previous form is removed so that no input is lost. */
const signInPage = (key: string, Page: ComponentType) => (
  <Suspense key={key} fallback={<Loading page />}>
    <Page />
  </Suspense>
);

const PAGES: RouteObject[] = [
  { path: "/auth", element: signInPage("/auth", AuthPage) },
  { path: "/signup", element: signInPage("/signup", SignUpPage) },
  { path: "/signup-club", element: signInPage("/signup-club", SignUpClubPage) },
  { path: "/club-invite", element: signInPage("/club-invite", ClubInvitePage) },
  ...DOCUMENTS.map((path) => ({ path, element: <LeaveForDocument /> })),
  {
    path: "/trial-ended",
    element: (
      <ClubApp
        screen={
          <SignedInScreen>
            <TrialEndedPage />
          </SignedInScreen>
        }
      />
    ),
  },
  { path: "/my-account", element: <ClubApp screen={<AccountPage />} /> },
  { path: "/join-club", element: <ClubApp screen={<JoinClub />} /> },
  { path: "*", element: <ClubApp isFrameless={isDevicePage} /> },
];

/** One of the shell's own screens that needs a session and nothing else. */
function SignedInScreen({ children }: { children: ReactNode }) {
  const session = useCurrentSession();
  if (session.status === "signed-out") return <RedirectSignedOut />;
  return session.me ? children : <Loading page />;
}

/** Where this document was opened. */
const openedAt = location.pathname;

/** The router reached a prerendered page: fetches its document. If the server returns the application instead, this is a 404. */
function LeaveForDocument() {
  const { pathname } = useLocation();
  const isMissing = pathname === openedAt;
  useEffect(() => {
    if (!isMissing) location.reload();
  }, [isMissing]);
  return isMissing ? <NotFound /> : <Loading page />;
}

/** A kiosk has one page: every other path, by the back button or a typed address, leads back to it. */
function KioskGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { kiosk } = useShell();
  return kiosk?.active && pathname !== KIOSK_PATH ? <Navigate to={KIOSK_PATH} replace /> : children;
}
