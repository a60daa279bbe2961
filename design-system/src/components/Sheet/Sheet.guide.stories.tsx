import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { Card } from "../Card/Card.tsx";
import { Descriptions } from "../Descriptions/Descriptions.tsx";
import { Sheet } from "./Sheet.tsx";

const meta: Meta<typeof Sheet> = { title: "Overlay/Sheet", component: Sheet };
export default meta;

const details = <Descriptions items={[{ label: "Time", value: "10:00 - 11:00" }]} />;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Sheet"],
    entry: "overlay",
    purpose: "A panel from an edge of the screen.",
    use: ["end: details of what was pressed. bottom: the confirmation of a booking on a phone. start: navigation."],
    instead: [
      { when: "It is a question", take: "ConfirmDialog" },
      { when: "There is room beside what was pressed", take: "Popover" },
      { when: "It has an address of its own", take: "A page" },
    ],
    pairs: [
      {
        good: (
          <Card title="Court 2, Sat 10:00" level={3}>
            {details}
          </Card>
        ),
        bad: (
          <Card title="Details" level={3}>
            {details}
          </Card>
        ),
        why: "The title names the thing: on a phone the page behind cannot be seen.",
      },
    ],
    specimen: (
      <Card title="Court 2, Sat 10:00" level={3}>
        {details}
      </Card>
    ),
    anatomy: [
      { part: "Title, Close", says: "As in Modal." },
      { part: "Body", says: "Scrolls; with flush it reaches the edges." },
      { part: "Footer", says: "Optional: actions that stay in sight." },
    ],
    keyboard: [
      { keys: "Tab", does: "Stays within." },
      { keys: "Esc, browser Back", does: "Close; the focus returns." },
    ],
    content: ["The thing and its time as the title."],
  },
};

export const Playground: StoryObj<typeof Sheet> = {
  tags: ["!test"],
  args: { open: true, title: "Court 2, Sat 10:00", children: details, onClose: () => undefined },
};
