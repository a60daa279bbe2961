import "@courtside/design-system/theme/fonts.css";
import "@courtside/design-system/theme/tokens.css";
import "@courtside/design-system/theme/base.css";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HomePage } from "./home/HomePage.tsx";
import { PrivacyPage } from "./legal/PrivacyPage.tsx";
import { TermsPage } from "./legal/TermsPage.tsx";
import { DemoEndedPage } from "./notices/DemoEndedPage.tsx";
import { DemoPage } from "./notices/DemoPage.tsx";
import { StartTrialPage } from "./notices/StartTrialPage.tsx";
import { TrialEndedPage } from "./notices/TrialEndedPage.tsx";

interface PublicPage {
  /** The file's name and the path; `index` is `/`. One plain segment, as the server expects. */
  name: string;
  title: string;
  description: string;
  element: ReactNode;
}

const pages: PublicPage[] = [
  {
    name: "index",
    title: "Courtside: court booking for racquet clubs",
    description: "Members book courts in seconds; coaches, front desk and admins run the club from the same place.",
    element: <HomePage />,
  },
  {
    name: "demo",
    title: "Try Demo · Courtside",
    description: "Try Courtside in a demo club with courts, coaches and bookings.",
    element: <DemoPage />,
  },
  {
    name: "start-trial",
    title: "Start Free Trial · Courtside",
    description: "Run your own club on Courtside free for 14 days. No credit card.",
    element: <StartTrialPage />,
  },
  {
    name: "trial-ended",
    title: "Trial ended · Courtside",
    description: "Your club's trial has ended.",
    element: <TrialEndedPage />,
  },
  {
    name: "demo-ended",
    title: "Demo ended · Courtside",
    description: "Your time in the demo club has ended.",
    element: <DemoEndedPage />,
  },
  {
    name: "privacy",
    title: "Privacy · Courtside",
    description: "What Courtside keeps about you, why, and how you have it removed.",
    element: <PrivacyPage />,
  },
  {
    name: "terms",
    title: "Terms · Courtside",
    description: "The terms on which clubs and their members use Courtside.",
    element: <TermsPage />,
  },
];

/** Every prerendered page with its body as HTML. No style attributes: the pages' policy forbids them. */
export const renderPages = () =>
  pages.map(({ element, ...page }) => ({ ...page, body: renderToStaticMarkup(element) }));
