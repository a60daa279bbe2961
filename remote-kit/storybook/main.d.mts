import type { StorybookConfig } from "@storybook/react-vite";

export function defineStorybook(own?: Partial<StorybookConfig>): StorybookConfig;
