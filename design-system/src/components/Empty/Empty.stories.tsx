import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { AccessDenied } from "../AccessDenied/AccessDenied.tsx";
import { Card } from "../Card/Card.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { IconHourglass } from "../Icon/icons.tsx";
import { Loading } from "../Loading/Loading.tsx";
import { Empty } from "./Empty.tsx";

const meta: Meta<typeof Empty> = { title: "Core/Empty, loading, failed", component: Empty };
export default meta;

type Story = StoryObj<typeof Empty>;

export const InACard: Story = {
  tags: ["baseline-long"],
  render: () => (
    <Card title="Waitlist">
      <Empty compact icon={<IconHourglass />} title="Nobody waiting" />
    </Card>
  ),
};

export const Failed: Story = {
  render: () => (
    <ErrorState
      title="Error loading bookings."
      cause="The club's server did not answer. Your bookings are safe."
      onRetry={fn()}
      requestId="01JD3Z8M6Q"
    />
  ),
};

export const Denied: Story = {
  render: () => (
    <AccessDenied reason="Only admins can change club settings." homeHref="/bookings" homeLabel="Go to bookings" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Access Denied")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to bookings" })).toHaveAttribute("href", "/bookings");
  },
};

export const OnItsWay: Story = {
  render: () => <Loading page />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading...");
  },
};
