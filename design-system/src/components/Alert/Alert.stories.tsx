import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { LinkButton } from "../Button/LinkButton.tsx";
import { IconOffline } from "../Icon/icons.tsx";
import { Stack } from "../Layout/Layout.tsx";
import { Alert } from "./Alert.tsx";
import { Banner } from "./Banner.tsx";

const meta: Meta<typeof Alert> = { title: "Core/Alert", component: Alert };
export default meta;

type Story = StoryObj<typeof Alert>;

export const Tones: Story = {
  tags: ["baseline"],
  render: () => (
    <Stack gap={12}>
      <Alert tone="info" title="Courts 3 and 4 are resurfaced next week">
        Book the indoor courts meanwhile.
      </Alert>
      <Alert tone="success" title="Invitation sent">
        Ana gets an email with a link that holds for seven days.
      </Alert>
      <Alert tone="warning" title="3 bookings fall into this block" action={<Button size="small">Show them</Button>}>
        They are canceled when you confirm.
      </Alert>
      <Alert tone="error" title="Failed to create your club. Please try again." onClose={fn()} />
    </Stack>
  ),
};

export const Banners: Story = {
  render: () => (
    <Stack gap={8}>
      <Banner tone="neutral" icon={<IconOffline size={18} />} role="status">
        You are offline. Showing bookings from 10:42; booking is paused.
      </Banner>
      <Banner
        tone="warning"
        action={
          <Button size="small" variant="secondary">
            Exit QA
          </Button>
        }
      >
        You are in QA Test Mode as front_desk (42:10 left)
      </Banner>
      <Banner
        tone="info"
        action={
          <LinkButton href="/upgrade" size="small">
            Upgrade Now
          </LinkButton>
        }
      >
        Your trial ends in 9 days
      </Banner>
      <Banner tone="error">Trial ends today</Banner>
      <Banner tone="success">Back online</Banner>
    </Stack>
  ),
};
