import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { Button } from "@courtside/design-system/core.tsx";
import { Sheet } from "@courtside/design-system/overlay.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { OpenedLayer } from "./OpenedLayer.tsx";

/** Whether the server has the code of the layer. */
const code = { isThere: false, failsLater: false };

const Layer = ({ onClose }: { onClose: () => void }) => (
  <Sheet open title="Filters" onClose={onClose}>
    The layer
  </Sheet>
);

/** A page with a button that opens a layer, whose code comes by itself. */
function Page() {
  const [open, setOpen] = useState(false);
  const [Part] = useState(() =>
    lazyScreen(async () => {
      if (code.failsLater) await new Promise((resolve) => setTimeout(resolve, 200));
      if (!code.isThere) throw new Error("Failed to fetch dynamically imported module");
      return { default: Layer };
    }),
  );
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen((was) => !was)}>
        Show filters
      </Button>
      <p>The page</p>
      <OpenedLayer name="The filters" open={open} onClose={close}>
        <Part onClose={close} />
      </OpenedLayer>
    </>
  );
}

const meta: Meta<typeof Page> = {
  title: "Shell/A layer that is opened",
  component: Page,
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
  beforeEach: () => {
    code.isThere = false;
    spyOn(console, "error").mockImplementation(() => undefined);
  },
};
export default meta;

type Story = StoryObj<typeof Page>;

/** The page stays, with the focus on the button. */
export const NotLoaded: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Show filters" });
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^The filters could not be loaded.*try again/);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toHaveFocus();
    await expect(canvas.getByText("The page")).toBeVisible();
  },
};
export const NotLoadedOnAPhone: Story = { ...NotLoaded, globals: { viewport: { value: "phone" }, theme: "dark" } };

export const Offline: Story = {
  beforeEach: () => {
    spyOn(navigator, "onLine", "get").mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show filters" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You are offline.");
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Show filters" })).toHaveFocus();
  },
};

/** Closed again while it loads, it fails unseen: the next press says so, and the one after that opens it. */
export const FailedAfterClosing: Story = {
  beforeEach: () => {
    code.failsLater = true;
    return () => {
      code.failsLater = false;
    };
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Show filters" });
    await userEvent.click(button);
    await userEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await userEvent.click(button);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^The filters could not be loaded/);
    code.isThere = true;
    await userEvent.click(button);
    await expect(await canvas.findByRole("dialog", { name: "Filters" })).toBeVisible();
  },
};

/** The next press loads it again: it fails again, then it opens, and nothing speaks of the failure once it is closed. */
export const PressedAgain: Story = {
  play: async (context) => {
    const { canvas } = context;
    const button = canvas.getByRole("button", { name: "Show filters" });
    await NotLoaded.play?.(context);
    const first = canvas.getByRole("alert");
    await userEvent.click(button);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await canvas.findByRole("alert");
    code.isThere = true;
    await userEvent.click(button);
    const dialog = within(await canvas.findByRole("dialog", { name: "Filters" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(button).toHaveFocus();
  },
};
