import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconCheck, IconTrophy } from "../Icon/icons.tsx";
import { Inline } from "../Layout/Layout.tsx";
import { Tag } from "./Tag.tsx";

const meta: Meta<typeof Tag> = { title: "Core/Tag", component: Tag };
export default meta;

type Story = StoryObj<typeof Tag>;

export const Tags: Story = {
  tags: ["baseline-long"],
  render: () => (
    <Inline>
      <Tag>Past</Tag>
      <Tag tone="primary">Admin</Tag>
      <Tag tone="info" icon={<IconTrophy />}>
        Instance
      </Tag>
      <Tag tone="success" icon={<IconCheck />}>
        Confirmed
      </Tag>
      <Tag tone="warning">Pending</Tag>
      <Tag tone="error">Canceled</Tag>
    </Inline>
  ),
};
