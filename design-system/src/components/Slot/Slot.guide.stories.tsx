import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { slotClass, slotStates } from "./slotStates.ts";

const meta: Meta = { title: "Core/Slots" };
export default meta;

const { label, Icon } = slotStates.booked;
const booked = (
  <div className={slotClass("booked")}>
    <Icon size={16} /> {label}
  </div>
);

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["slotClass", "slotStates", "SLOT_STATES"],
    entry: "core",
    purpose: "The ten states of a court at a time: color, icon, pattern and label of each.",
    use: [
      "For every cell of a day grid, a board or a legend: slotClass(state) on the element, the icon and the label of slotStates[state] in it.",
    ],
    instead: [
      { when: "It is the state of a booking or a member", take: "Tag" },
      { when: "The states have to be explained", take: "Legend" },
    ],
    pairs: [
      {
        good: booked,
        bad: <div className={slotClass("booked")}>{"\u00a0"}</div>,
        why: "Color alone is lost to one man in twelve: the icon and the pattern say the same.",
      },
      {
        good: <Tag tone="error">Payment failed</Tag>,
        bad: <div className={slotClass("booked")}>Payment failed</div>,
        why: "The colors of slots mean nothing else anywhere, and the club's color never enters them.",
      },
    ],
    specimen: booked,
    anatomy: [
      { part: "Fill, edge, pattern", says: "Of the class. Text starts clear of the pattern." },
      { part: "Icon", says: "Of the state; an available slot shows its time instead." },
      { part: "Label", says: "Where there is room; always in the cell's spoken name." },
    ],
    keyboard: [],
    content: ["The labels are fixed: Available, Booked, Blocked, Limit Reached, Join Waitlist, Your booking."],
  },
};

/** Every state is in "States", whose picture is compared; here a cell that can be pressed. */
export const Cells: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(
          <button type="button" className={slotClass("available")}>
            10:00
          </button>,
          "available",
        ),
        ...pointed(
          <button type="button" className={slotClass("own")}>
            Your booking
          </button>,
          "own",
        ),
        longText(<div className={slotClass("event")}>Club championship, quarter finals of all classes</div>),
        rightToLeft(
          <div className={slotClass("booked")}>
            <Icon size={16} /> محجوز
          </div>,
        ),
      ]}
    />
  ),
};
