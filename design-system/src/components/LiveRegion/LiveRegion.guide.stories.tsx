import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { Alert } from "../Alert/Alert.tsx";
import { LiveRegion } from "./LiveRegion.tsx";

const meta: Meta<typeof LiveRegion> = { title: "Core/LiveRegion", component: LiveRegion };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["LiveRegion"],
    entry: "core",
    purpose: "Speaks what changed, without moving the focus.",
    use: ["When the screen changes by itself and sight notices: a slot was just booked by another member."],
    instead: [
      { when: "Everybody should notice", take: "Toast or Alert: both are read out" },
      { when: "It is the text of a field", take: "Field's error, which is read out" },
    ],
    pairs: [
      {
        good: (
          <>
            <LiveRegion message="Court 2, 10:00 was just booked" />
            Spoken: Court 2, 10:00 was just booked
          </>
        ),
        bad: <Alert>Court 2, 10:00 was just booked</Alert>,
        why: "Eyes see the cell change. A box for each change of a busy grid pushes the grid away.",
      },
    ],
    specimen: (
      <>
        <LiveRegion message="4 courts free" />
        Nothing to see: a screen reader hears a change of the text.
      </>
    ),
    anatomy: [
      { part: "Message", says: "The first one is silent; each change is spoken politely, after what is being read." },
    ],
    keyboard: [],
    content: [
      "Short and whole: the place, the time, what happened.",
      "Keep it mounted and change its text; several changes at once are one message.",
    ],
  },
};

export const Playground: StoryObj<typeof LiveRegion> = { tags: ["!test"], args: { message: "4 courts free" } };
