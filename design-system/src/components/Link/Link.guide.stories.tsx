import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Button } from "../Button/Button.tsx";
import { Link } from "./Link.tsx";

const meta: Meta<typeof Link> = { title: "Core/Link", component: Link };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Link"],
    entry: "core",
    purpose: "Text that leads somewhere.",
    use: [
      "For every address in a text, a list or a card. A path goes through the shell's router, so the page is not loaded anew.",
      "Other sites, mail, telephone and downloads go through the browser by themselves: one component for all.",
    ],
    instead: [
      { when: "It changes something", take: "Button" },
      { when: "It is the main way on from a screen", take: "LinkButton" },
    ],
    pairs: [
      {
        good: (
          <p>
            Two of your bookings changed. <Link href="/my-bookings">See My Bookings</Link>
          </p>
        ),
        bad: (
          <p>
            Two of your bookings changed. To see them click <Link href="/my-bookings">here</Link>
          </p>
        ),
        why: "A screen reader lists links without their sentences: the text of a link names where it leads.",
      },
      {
        good: <Button>Export</Button>,
        bad: <Link href="#export">Export</Link>,
        why: "A link has an address that can be opened in a new tab; an action has none.",
      },
    ],
    specimen: <Link href="/my-bookings">See My Bookings</Link>,
    anatomy: [{ part: "Text", says: "In the club's color, underlined, on the line of the text around it." }],
    keyboard: [
      { keys: "Tab", does: "Reaches it." },
      { keys: "Enter", does: "Follows it." },
    ],
    content: [
      "Names the place: My Bookings, not here or more.",
      "Says so if it leaves the product: in the words before it.",
    ],
  },
};

export const Playground: StoryObj<typeof Link> = {
  tags: ["!test"],
  args: { href: "/my-bookings", children: "See My Bookings" },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<Link href="/my-bookings">See My Bookings</Link>),
        longText(
          <Link href="/book">All bookings of Court 1 on Saturday from the opening of the club until it closes</Link>,
        ),
        rightToLeft(<Link href="/book">حجوزاتي</Link>),
      ]}
    />
  ),
};
