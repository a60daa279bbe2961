import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor } from "storybook/test";
import { SessionProvider } from "../session/SessionContext.ts";
import { Frame } from "./Frame.tsx";
import SidebarDrawer from "./SidebarDrawer.tsx";

const me = fakeMe("member");

/** Whether the server has the code of the drawer. */
const code = { isThere: true };

function FrameWithDrawer(props: ComponentProps<typeof Frame>) {
  const [Drawer] = useState(() =>
    lazyScreen(async () => {
      if (!code.isThere) throw new Error("Failed to fetch dynamically imported module");
      return { default: SidebarDrawer };
    }),
  );
  return <Frame {...props} Drawer={Drawer} />;
}

const meta: Meta<typeof Frame> = {
  title: "Shell/Frame",
  component: Frame,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
  args: { remotes: [], color: { mode: "light", toggle: fn() }, children: <h1>Courts</h1> },
  render: (args) => <FrameWithDrawer {...args} />,
  decorators: [
    (Story) => (
      <FakeShell me={me} path="/book">
        <SessionProvider value={{ status: "signed-in", me }}>{Story()}</SessionProvider>
      </FakeShell>
    ),
  ],
  beforeEach: () => {
    code.isThere = true;
  },
};
export default meta;

type Story = StoryObj<typeof Frame>;

export const OnAPhone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Toggle sidebar" }));
    await expect(await canvas.findByRole("dialog", { name: "Menu" })).toBeVisible();
  },
};

/** The drawer alone is missing: the page and the bars stay, and the button, which no note covers, opens it once its code comes. */
export const WithoutItsDrawer: Story = {
  beforeEach: () => {
    code.isThere = false;
    spyOn(console, "error").mockImplementation(() => undefined);
  },
  play: async (context) => {
    const { canvas } = context;
    const button = canvas.getByRole("button", { name: "Toggle sidebar" });
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^The menu could not be loaded/);
    const bottom = button.getBoundingClientRect().bottom;
    await waitFor(() => expect(canvas.getByRole("alert").getBoundingClientRect().top).toBeGreaterThan(bottom));
    await expect(canvas.getByRole("heading", { name: "Courts" })).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    code.isThere = true;
    await OnAPhone.play?.(context);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
