import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Loading } from "@courtside/design-system/core.tsx";
import { Suspense } from "react";
import { createBrowserRouter, Outlet, ScrollRestoration } from "react-router";
import { JoinClub } from "../access/JoinClub.tsx";
import { AuthPage } from "../auth/lazyAuthPage.ts";
import { KioskGuard } from "../kiosk/KioskGuard.tsx";
import { DOCUMENTS } from "../public/documents.ts";
import { PageOverrides } from "../remotes/overrides/PageOverrides.tsx";
import { ClubApp } from "./ClubApp.tsx";
import { LeaveForDocument } from "./LeaveForDocument.tsx";
import { PageFault } from "./PageFault.tsx";

const SignUpPage = lazyScreen(() => import("../auth/SignUpPage.tsx"));
const SignUpClubPage = lazyScreen(() => import("../signup-club/SignUpClubPage.tsx"));
const ClubInvitePage = lazyScreen(() => import("../auth/ClubInvitePage.tsx"));
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

/** The only router. The shell's own pages stand here; everything else is the remotes'. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      errorElement: <PageFault />,
      children: [
        { path: "/auth", element: <AuthPage /> },
        { path: "/signup", element: <SignUpPage /> },
        { path: "/signup-club", element: <SignUpClubPage /> },
        { path: "/club-invite", element: <ClubInvitePage /> },
        ...DOCUMENTS.map((path) => ({ path, element: <LeaveForDocument /> })),
        { path: "/my-account", element: <ClubApp screen={<AccountPage />} /> },
        { path: "/join-club", element: <ClubApp screen={<JoinClub />} /> },
        { path: "*", element: <ClubApp /> },
      ],
    },
  ]);
