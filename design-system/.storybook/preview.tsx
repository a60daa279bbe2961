import { preview } from "@courtside/remote-kit/storybook/preview.tsx";
import type { Preview } from "@storybook/react-vite";
import { elementControls, playground } from "./controls.tsx";
import { failOnStyleOrder } from "./style-order.ts";

export default {
  ...preview,
  parameters: {
    ...preview.parameters,
    options: {
      storySort: {
        order: [
          "Overview",
          "Foundations",
          ["Colour", "Type", "Spacing", "Motion", "Voice", "Icons"],
          "Patterns",
          "Core",
          ["*", ["Guide", "Playground", "States", "*"]],
          "Overlay",
          "Forms",
          "Data",
          "Dates",
          "Staff",
          "Shell",
        ],
      },
    },
  },
  argTypesEnhancers: [elementControls],
  afterEach: [...preview.afterEach, failOnStyleOrder],
  decorators: [playground, ...preview.decorators],
} satisfies Preview;
