import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Layout/Layout.tsx";
import { Progress } from "./Progress.tsx";

const meta: Meta<typeof Progress> = { title: "Core/Progress", component: Progress };
export default meta;

export const Tones: StoryObj<typeof Progress> = {
  render: () => (
    <Stack>
      <Progress label="Onboarding" value={3} max={4} valueText="3 of 4 steps" />
      <Progress label="Utilisation" value={72} tone="success" />
      <Progress label="Members of the plan" value={470} max={500} tone="warning" />
      <Progress label="Courts of the plan" value={12} max={12} tone="error" />
    </Stack>
  ),
};
