import type { Onboarding } from "@courtside/contracts/api/client.ts";

export interface OnboardingStep {
  key: keyof Onboarding["steps"];
  title: string;
  text: string;
  label: string;
  /** Where it is done: the first of these screens that the product has. */
  places: readonly string[];
}

/** The steps of docs/product/access.md#first-steps, in the order in which a club gets going. */
export const ONBOARDING_STEPS: readonly OnboardingStep[] = [
  {
    key: "hours",
    title: "Hours and time zone",
    text: "Every slot follows the club's clock.",
    label: "Change",
    places: ["/settings#opening-hours"],
  },
  {
    key: "court",
    title: "Add a court",
    text: "Name it and choose its sport.",
    label: "Add Court",
    places: ["/admin/courts"],
  },
  {
    key: "member",
    title: "Invite someone",
    text: "Members book for themselves; staff help you run the club.",
    label: "Invite Member",
    places: ["/dashboard?dialog=invite"],
  },
  {
    key: "booking",
    title: "Make a booking",
    text: "See what your members will see.",
    label: "Book Court",
    places: ["/book"],
  },
  {
    key: "personalised",
    title: "Make it your club's own",
    text: "Its name, and a welcome message for members.",
    label: "Club Settings",
    places: ["/club-settings", "/settings"],
  },
];
