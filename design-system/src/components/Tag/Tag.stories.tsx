import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { IconCheck, IconTrophy } from "../Icon/icons.tsx";
import { Inline, Stack } from "../Layout/Layout.tsx";
import { Tag } from "./Tag.tsx";

const meta: Meta<typeof Tag> = { title: "Core/Tag, Badge, Avatar", component: Tag };
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

export const BadgesAndAvatars: Story = {
  render: () => (
    <Stack>
      <Inline gap={16}>
        <Badge count={3} label="open requests" />
        <Badge count={128} label="members" />
        <Badge count={4} label="free courts" quiet />
        <Badge count={0} label="nothing to show" />
      </Inline>
      <Inline gap={12}>
        <Avatar name="Ana Lima" size={56} />
        <Avatar name="Björn" />
        <Avatar name="Maria del Carmen Ruiz" size={32} />
        <Avatar name="" size={32} />
      </Inline>
    </Stack>
  ),
};
