import { DEMO_MINUTES, TRIAL_DAYS } from "@courtside/contracts/domain/periods.ts";
import type { ReactNode } from "react";
import type { DocumentPath } from "./documents.ts";
import { DemoEndedPage } from "./enter/DemoEndedPage.tsx";
import { DemoPage } from "./enter/DemoPage.tsx";
import { QaTestPage } from "./enter/QaTestPage.tsx";
import { HomePage } from "./home/HomePage.tsx";
import { questionsAsData } from "./home/questions.ts";
import { AboutPage } from "./info/AboutPage.tsx";
import { FeaturesPage } from "./info/FeaturesPage.tsx";
import { PrivacyPage } from "./legal/PrivacyPage.tsx";
import { TermsPage } from "./legal/TermsPage.tsx";
import { StartTrialPage } from "./trial/StartTrialPage.tsx";
import { TrialConfirmationPage } from "./trial/TrialConfirmationPage.tsx";

interface PublicDocument {
  path: DocumentPath;
  /** Unique, up to 60 letters. */
  title: string;
  /** For search engines and shared links: 50 to 160 letters. */
  description: string;
  /** Whether search engines list it: not the pages that end a process. */
  isIndexed?: boolean;
  /** For who has just made a club; others are led away before anything is painted (assets/boot.js). */
  isForFounder?: boolean;
  /** Whether it starts a session (assets/enter.js). */
  isEntry?: boolean;
  /** As schema.org has it. */
  structuredData?: object;
  element: ReactNode;
}

/** Every public page (docs/product/screens.md#public-pages). */
export const PAGES: PublicDocument[] = [
  {
    path: "/",
    title: "Courtside: court booking for racquet clubs",
    description:
      "Court booking for tennis, pickleball, squash and padel clubs. Members book in seconds; coaches, front desk and admins share one live board.",
    isIndexed: true,
    structuredData: questionsAsData,
    element: <HomePage />,
  },
  {
    path: "/features",
    title: "Features · Courtside",
    description:
      "A live court grid, fair booking rules, an automatic waitlist, coaches and lessons, events, front desk and kiosk for racquet clubs.",
    isIndexed: true,
    element: <FeaturesPage />,
  },
  {
    path: "/about",
    title: "About · Courtside",
    description: "What Courtside is for, what we hold to, and how to reach us by mail, by phone or in New York.",
    isIndexed: true,
    element: <AboutPage />,
  },
  {
    path: "/demo",
    title: "Try Demo · Courtside",
    description: `Step into a demo club with five courts, three coaches, bookings and events. ${DEMO_MINUTES} minutes, nothing to fill in.`,
    isIndexed: true,
    isEntry: true,
    element: <DemoPage />,
  },
  {
    path: "/start-trial",
    title: "Start Free Trial · Courtside",
    description: `Run your own club on Courtside free for ${TRIAL_DAYS} days, with everything in Pro. No credit card, no obligation.`,
    isIndexed: true,
    element: <StartTrialPage />,
  },
  {
    path: "/trial-confirmation",
    title: "Your trial has begun · Courtside",
    description: `Your club has been created and your free trial of ${TRIAL_DAYS} days has begun.`,
    isForFounder: true,
    element: <TrialConfirmationPage />,
  },
  {
    path: "/demo-ended",
    title: "Demo ended · Courtside",
    description: "Your time in the demo club has ended. Start a free trial, or look around once more.",
    element: <DemoEndedPage />,
  },
  {
    path: "/qa-test",
    title: "QA login · Courtside",
    description: "For testers of this installation: enter the test club in a role.",
    isEntry: true,
    element: <QaTestPage />,
  },
  {
    path: "/privacy",
    title: "Privacy · Courtside",
    description: "What Courtside keeps about you, why, for how long, who processes it, and how you have it removed.",
    isIndexed: true,
    element: <PrivacyPage />,
  },
  {
    path: "/terms",
    title: "Terms · Courtside",
    description: "The terms on which clubs and their members use Courtside: accounts, bookings, trial, payment.",
    isIndexed: true,
    element: <TermsPage />,
  },
];
