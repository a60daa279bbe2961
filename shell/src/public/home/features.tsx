import type { ReactNode } from "react";

interface Feature {
  title: string;
  text: string;
  icon: ReactNode;
}

const icon = (path: string) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);

export const FEATURES: Feature[] = [
  {
    title: "Book a court in seconds",
    text: "One grid of the day shows what is free, what is taken and why. No double bookings: two people can never hold the same slot.",
    icon: icon("M4 6h16v14H4zM4 10h16M9 3v4M15 3v4M9 14l2 2l4-4"),
  },
  {
    title: "Fair rules, kept for you",
    text: "How far ahead, how many a day, how long: your club decides once, and every member sees what is left before they book.",
    icon: icon("M5.2 18.5a9 9 0 1 1 13.6 0M12 14l4-5M12 14h.01"),
  },
  {
    title: "Staff and coaches in step",
    text: "Front desk books for members, coaches see their day, admins set courts and hours. What one changes, all see at once.",
    icon: icon(
      "M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5",
    ),
  },
];
