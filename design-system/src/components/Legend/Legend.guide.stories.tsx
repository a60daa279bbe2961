import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { Legend } from "./Legend.tsx";

const meta: Meta<typeof Legend> = { title: "Core/Legend", component: Legend };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Legend"],
    entry: "core",
    purpose: "What the colors, icons and patterns of a grid mean.",
    use: ["Once beside every day grid or board, with the states that it can show."],
    instead: [{ when: "Only one state has to be explained", take: "The cell's own label or Tooltip" }],
    pairs: [
      {
        good: <Legend states={["available", "booked"]} />,
        bad: <Legend label="All states" />,
        why: "A state that this grid never shows is one more thing to search for.",
      },
    ],
    specimen: <Legend states={["available", "booked", "own"]} />,
    anatomy: [
      { part: "Swatch", says: "As the cell looks, with its icon." },
      { part: "Label", says: "The state's name." },
    ],
    keyboard: [],
    content: ["In the order in which people look for it: Available first."],
  },
};

/** Its states are in Core/Slots, "States". */
export const Playground: StoryObj<typeof Legend> = {
  tags: ["!test"],
  args: { states: ["available", "booked", "own"] },
};
