import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Button } from "../Button/Button.tsx";
import { Descriptions } from "../Descriptions/Descriptions.tsx";
import { IconCalendar, IconClock } from "../Icon/icons.tsx";
import { Grid, Inline, Stack } from "../Layout/Layout.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { Text } from "../Text/Text.tsx";
import { Card } from "./Card.tsx";

const meta: Meta<typeof Card> = { title: "Core/Card", component: Card };
export default meta;

type Story = StoryObj<typeof Card>;

export const Cards: Story = {
  tags: ["baseline-long"],
  render: () => (
    <Grid minColumn={320}>
      <Card
        title="Court 2"
        description="Tennis"
        extra={<Tag tone="success">Confirmed</Tag>}
        footer={<Button danger>Cancel Booking</Button>}
      >
        <Descriptions
          items={[
            { label: "Date", value: "Saturday, Nov 21", icon: <IconCalendar size={16} /> },
            { label: "Time", value: "10:00 - 11:00", icon: <IconClock size={16} /> },
          ]}
        />
      </Card>
      <Card title="Pro" highlighted extra={<Tag tone="primary">Most chosen</Tag>}>
        <Stack gap={4}>
          <Text size="xl" strong>
            $79
          </Text>
          <Text tone="secondary">12 courts, 500 members</Text>
        </Stack>
      </Card>
      <Card title="Coaches" level={3} flush>
        <Inline gap={12} style={{ padding: "16px 20px" }}>
          <Avatar name="Ana Lima" />
          <Stack gap={0}>
            <Text strong>Ana Lima</Text>
            <Text tone="secondary" size="sm">
              Tennis, Padel
            </Text>
          </Stack>
        </Inline>
      </Card>
      <Card>Without a title, with no more than a sentence in it.</Card>
    </Grid>
  ),
};

/** A title alone is level with its action; with a description it stands on top. */
export const TitleAndAction: Story = {
  render: () => (
    <Card title="Next today" extra={<Button>All Bookings</Button>}>
      Bookings
    </Card>
  ),
  play: async ({ canvas }) => {
    const middles = [canvas.getByRole("heading"), canvas.getByRole("button")].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    await expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThanOrEqual(1);
  },
};
