import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { AccessDenied } from "./AccessDenied.tsx";

const meta: Meta<typeof AccessDenied> = { title: "Core/AccessDenied", component: AccessDenied };
export default meta;

const denied = (
  <AccessDenied reason="Only admins can change club settings." homeHref="/bookings" homeLabel="Go to bookings" />
);

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["AccessDenied"],
    entry: "core",
    purpose: "The screen is not for this role: who may see it, and the way home.",
    use: [
      "The shell shows it by itself for a route whose roles leave the person out. A screen takes it for a part with rules of its own.",
    ],
    instead: [
      { when: "The part can be left out without a hole", take: "Nothing: do not show what cannot be used" },
      { when: "The person is signed out", take: "The sign-in page; the shell leads there" },
    ],
    pairs: [
      {
        good: denied,
        bad: <AccessDenied reason="You do not have permission." homeHref="/" homeLabel="Back" />,
        why: "Names who may, so that the person knows whom to ask, and where the link leads.",
      },
    ],
    specimen: denied,
    anatomy: [
      { part: "Title", says: "Access Denied, always." },
      { part: "Reason", says: "Who may see the page, in a sentence." },
      { part: "Link", says: "To the home of the person's role." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches the link." },
      { keys: "Enter", does: "Follows it." },
    ],
    content: ["Roles are named as everywhere: Admin, Coach, Front Desk, Member."],
  },
};

export const Playground: StoryObj<typeof AccessDenied> = {
  tags: ["!test"],
  args: { reason: "Only admins can change club settings.", homeHref: "/bookings", homeLabel: "Go to bookings" },
};
