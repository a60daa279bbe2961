import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { IconUserPlus } from "../Icon/icons.tsx";
import { Divider, Page } from "../Layout/Layout.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { Heading, Text } from "../Text/Text.tsx";
import { PageHeader } from "./PageHeader.tsx";

const meta: Meta<typeof PageHeader> = { title: "Core/PageHeader", component: PageHeader };
export default meta;

type Story = StoryObj<typeof PageHeader>;

export const Plain: Story = { args: { title: "My Bookings" } };

export const Full: Story = {
  args: {
    title: "Members",
    tag: <Tag>1,204</Tag>,
    description: "Everyone who belongs to the club, with their role.",
    back: { href: "/dashboard", label: "Dashboard" },
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary" icon={<IconUserPlus />}>
          Invite Member
        </Button>
      </>
    ),
  },
};

export const OnAPhone: Story = { ...Full, globals: { viewport: { value: "phone" } } };

export const WithText: Story = {
  render: () => (
    <Page width="narrow">
      <PageHeader title="About" />
      <Heading>Section</Heading>
      <Text as="p">Running text in the page's own size.</Text>
      <Divider />
      <Heading level={3}>Smaller section</Heading>
      <Text as="p" size="sm" tone="secondary">
        Quieter text.
      </Text>
      <Text as="p" size="xs" tone="quiet">
        The quietest text.
      </Text>
    </Page>
  ),
};
