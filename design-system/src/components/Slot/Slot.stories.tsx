import type { Meta, StoryObj } from "@storybook/react-vite";
import { SLOT_STATES } from "../../theme/slots.ts";
import { Stack } from "../Layout/Layout.tsx";
import { Legend } from "../Legend/Legend.tsx";
import styles from "./Slot.stories.module.css";
import { slotClass, slotStates } from "./slotStates.ts";

const meta: Meta = { title: "Core/Slots" };
export default meta;

export const States: StoryObj = {
  tags: ["baseline"],
  render: () => (
    <Stack gap={24}>
      <div className={styles.grid}>
        {SLOT_STATES.map((state) => {
          const { label, Icon } = slotStates[state];
          return (
            <div key={state} className={`${slotClass(state)} ${styles.cell}`}>
              {state === "available" ? "10:00" : <Icon size={16} />}
              <span>{label}</span>
            </div>
          );
        })}
      </div>
      <Legend />
      <Legend states={SLOT_STATES} />
    </Stack>
  ),
};

/** Without colour, each state must still differ from its neighbours. */
export const Greyscale: StoryObj = {
  ...States,
  tags: [],
  decorators: [
    (Story) => (
      <div style={{ filter: "grayscale(1)" }}>
        <Story />
      </div>
    ),
  ],
};
