import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Card } from "../Card/Card.tsx";
import { SecretAddress, SecretText } from "./SecretAddress.tsx";

const meta: Meta<typeof SecretText> = { title: "Overlay/SecretAddress", component: SecretText };
export default meta;

const key = <SecretText title="Shown this once: the key of Riverside" text="cs_live_5f1c07aa" what="key" />;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["SecretText", "SecretAddress"],
    entry: "overlay",
    purpose: "A secret that is shown once, to copy.",
    use: [
      "SecretText: an api key, the secret of a webhook. SecretAddress: the address of a calendar feed, also to open.",
    ],
    instead: [{ when: "It can be shown again", take: "A read-only Input with a Copy button" }],
    pairs: [
      {
        good: key,
        bad: (
          <Card title="Key" level={3}>
            cs_live_5f1c07aa
          </Card>
        ),
        why: "Says that it is shown once, while it can still be copied.",
      },
    ],
    specimen: key,
    anatomy: [
      { part: "Title", says: "That it is shown this once, and of what it is." },
      { part: "Secret", says: "Breaks where it must, and can be selected." },
      { part: "Copy", says: "Says in a toast whether it worked." },
    ],
    keyboard: [{ keys: "Tab", does: "Reaches Copy, then Open in calendar." }],
    content: ["what is one word for the messages: key, address."],
  },
};

export const Playground: StoryObj<typeof SecretText> = {
  tags: ["!test"],
  args: { title: "Shown this once: the key of Riverside", text: "cs_live_5f1c07aa", what: "key" },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Text", part: key },
        {
          name: "Address",
          part: (
            <SecretAddress title="The address is shown this once" url="https://courtside.example/calendar/5f1c.ics" />
          ),
        },
        longText(<SecretText title="Shown this once" text={"5f1c07aa".repeat(8)} what="key" />),
        rightToLeft(<SecretText title="يظهر مرة واحدة" text="cs_live_5f1c07aa" what="key" />),
      ]}
    />
  ),
};
