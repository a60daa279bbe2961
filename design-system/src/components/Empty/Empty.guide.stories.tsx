import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Button } from "../Button/Button.tsx";
import { IconCalendar } from "../Icon/icons.tsx";
import { Empty } from "./Empty.tsx";

const meta: Meta<typeof Empty> = { title: "Core/Empty", component: Empty };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Empty"],
    entry: "core",
    purpose: "Nothing is here, and what to do about it.",
    use: ["In place of a list that has no entries.", "compact in a card, without in place of a page's content."],
    instead: [
      { when: "It could not be loaded", take: "ErrorState: nothing and unknown are different" },
      { when: "It is still loading", take: "Skeleton" },
      { when: "The role may not see it", take: "AccessDenied" },
    ],
    pairs: [
      {
        good: (
          <Empty
            compact
            title="No booking matches"
            description="2 filters are set."
            action={<Button>Clear filters</Button>}
          />
        ),
        bad: <Empty compact title="No data" />,
        why: "Says why it is empty: nothing yet, nothing any more, or nothing that fits the filters. The step stands beneath.",
      },
    ],
    specimen: (
      <Empty
        compact
        icon={<IconCalendar />}
        title="No upcoming bookings"
        description="You don't have any upcoming court reservations."
        action={<Button variant="primary">Book Court</Button>}
      />
    ),
    anatomy: [
      { part: "Icon", says: "Of what is missing; a court if nothing is given." },
      { part: "Title", says: "What is missing." },
      { part: "Description", says: "Optional: why, in one sentence." },
      { part: "Action", says: "The next step, if this person has one." },
    ],
    keyboard: [{ keys: "Tab", does: "Reaches the action." }],
    content: ["The title has no full stop, the description has one.", "No jokes: some come here disappointed."],
  },
};

export const Playground: StoryObj<typeof Empty> = {
  tags: ["!test"],
  args: {
    title: "No upcoming bookings",
    description: "You don't have any upcoming court reservations.",
    compact: true,
  },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Page", part: <Empty title="No upcoming bookings" description="You don't have any yet." /> },
        { name: "Compact", part: <Empty compact title="Nobody waiting" /> },
        { name: "With a step", part: <Empty compact title="No courts" action={<Button>Add Court</Button>} /> },
        longText(
          <Empty compact title="Wolfeschlegelsteinhausenbergerdorff has no bookings" description="None this year." />,
        ),
        rightToLeft(<Empty compact title="لا توجد حجوزات" description="لم تحجز بعد." />),
      ]}
    />
  ),
};
