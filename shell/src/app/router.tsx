import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Loading } from "@courtside/design-system/core.tsx";
import { type ComponentType, Suspense } from "react";
import { createBrowserRouter, Outlet, ScrollRestoration } from "react-router";
import { JoinClub } from "../access/JoinClub.tsx";
import { SignedInScreen } from "../access/SignedInScreen.tsx";
import { AuthPage, ClubInvitePage, SignUpClubPage, SignUpPage } from "../auth/pages.ts";
import { KioskGuard } from "../kiosk/KioskGuard.tsx";
import { DOCUMENTS } from "../public/documents.ts";
import { PageOverrides } from "../remotes/overrides/PageOverrides.tsx";
import { ClubApp } from "./ClubApp.tsx";
import { LeaveForDocument } from "./LeaveForDocument.tsx";
import { PageFault } from "./PageFault.tsx";

const TrialEndedPage = lazyScreen(() => import("../modes/TrialEndedPage.tsx"));
const AccountPage = lazyScreen(() => import("../account/AccountPage.tsx"));

function Root() {
  return (
    <>
      <PageOverrides />
      <Suspense fallback={<Loading page />}>
        <KioskGuard>
          <Outlet />
        </KioskGuard>
        <ScrollRestoration />
      </Suspense>
    </>
  );
}

/** A boundary of its own: while the code is on its way the page says so, and the form before it does not stay to be typed into. */
const signInPage = (key: string, Page: ComponentType) => (
  <Suspense key={key} fallback={<Loading page />}>
    <Page />
  </Suspense>
);

/** The only router. The shell's own pages stand here; everything else is the remotes'. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      errorElement: <PageFault />,
      children: [
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
        { path: "*", element: <ClubApp /> },
      ],
    },
  ]);
