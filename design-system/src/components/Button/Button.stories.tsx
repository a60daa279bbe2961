import type { Meta, StoryObj } from "@storybook/react-vite";
import type { FormEvent } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { IconCalendarPlus, IconTrash } from "../Icon/icons.tsx";
import { Inline, Stack } from "../Layout/Layout.tsx";
import { Button } from "./Button.tsx";

const meta: Meta<typeof Button> = { title: "Core/Button", component: Button, args: { onClick: fn() } };
export default meta;

type Story = StoryObj<typeof Button>;

export const Variants: Story = {
  tags: ["baseline"],
  render: () => (
    <Stack gap={16}>
      <Inline>
        <Button variant="primary" icon={<IconCalendarPlus />}>
          Book Court
        </Button>
        <Button>Export</Button>
        <Button variant="ghost">Dismiss</Button>
      </Inline>
      <Inline>
        <Button variant="primary" danger>
          Delete court
        </Button>
        <Button danger icon={<IconTrash />}>
          Cancel Booking
        </Button>
        <Button variant="ghost" danger>
          Remove
        </Button>
      </Inline>
      <Inline>
        <Button variant="primary" disabled>
          Book
        </Button>
        <Button disabled>Export</Button>
        <Button variant="ghost" disabled>
          Dismiss
        </Button>
      </Inline>
    </Stack>
  ),
};

export const Busy: Story = {
  args: { variant: "primary", busy: true, busyLabel: "Creating...", children: "Create Event" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Creating..." });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The name contains the visible text, also while the work runs. */
export const BusyInAList: Story = {
  args: { busy: true, busyLabel: "Approving...", "aria-label": "Approve Noor Haddad", children: "Approve" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleName("Approving... Approve Noor Haddad");
  },
};

const onSubmit = fn((event: FormEvent) => event.preventDefault());

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A form is sent once by a double click, and again as soon as nothing has come of the first press. */
export const SubmitsOnce: Story = {
  render: () => (
    <form onSubmit={onSubmit}>
      <Button type="submit" variant="primary" busy={false}>
        Create Event
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const button = canvas.getByRole("button");
    button.click();
    button.click();
    await expect(onSubmit).toHaveBeenCalledOnce();
    for (let turns = 0; turns < 4; turns++) await turn();
    button.click();
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
};
