import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Badge } from "../Badge/Badge.tsx";
import { Empty } from "../Empty/Empty.tsx";
import { Tabs } from "./Tabs.tsx";

const meta: Meta = { title: "Data/Tabs" };
export default meta;

function Dashboard({ first = "bookings" }: { first?: string }) {
  const [tab, setTab] = useState(first);
  return (
    <Tabs
      label="My club"
      value={tab}
      onChange={setTab}
      tabs={[
        { key: "bookings", label: "Upcoming (2)", content: <p>Court 2, Saturday 10:00</p> },
        { key: "events", label: "Past & Canceled (0)", content: <Empty title="No past bookings" compact /> },
        {
          key: "waitlist",
          label: (
            <>
              Waitlist <Badge count={2} label="entries" quiet />
            </>
          ),
          content: <p>Nobody waiting</p>,
        },
        { key: "news", label: "News", content: <p>Spring cup</p> },
      ]}
    />
  );
}

export const ByKeyboard: StoryObj = {
  render: () => <Dashboard />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Upcoming (2)" }));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Past & Canceled (0)" })).toHaveFocus());
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("No past bookings");
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "News", selected: true })).toHaveFocus());
    await userEvent.keyboard("{Home}");
  },
};

/** An address chooses a tab for which the row has no room: it is scrolled into sight. */
export const LastOnAPhone: StoryObj = {
  render: () => <Dashboard first="news" />,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("tablist").getBoundingClientRect();
    const tab = canvas.getByRole("tab", { name: "News", selected: true }).getBoundingClientRect();
    await expect(tab.right).toBeLessThanOrEqual(row.right);
    await expect(tab.left).toBeGreaterThanOrEqual(row.left);
  },
};

export const OnAPhone: StoryObj = {
  tags: ["baseline-long"],
  render: () => <Dashboard />,
  globals: { viewport: { value: "phone" } },
};
