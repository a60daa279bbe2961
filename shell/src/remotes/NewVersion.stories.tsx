import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { Button } from "@courtside/design-system/core.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { expect, fn, waitFor } from "storybook/test";
import { NewVersionOffer } from "./NewVersion.tsx";

const meta: Meta<typeof NewVersionOffer> = {
  title: "Shell/New Version",
  component: NewVersionOffer,
  args: { isOutdated: true, onReload: fn() },
  decorators: [(Story) => <FakeShell>{Story()}</FakeShell>],
};
export default meta;

type Story = StoryObj<typeof NewVersionOffer>;

export const Offered: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("There is a new version of Courtside.");
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...Offered, globals: { theme: "dark" } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const NothingNew: Story = {
  args: { isOutdated: false },
  play: ({ canvas }) => expect(canvas.queryByRole("status")).toBeNull(),
};

const forgetReload = () => sessionStorage.removeItem("courtside-reloaded");

/** A page that nobody touches loads the new release by itself, once: not again if it is still another one after that. */
export const LeftAlone: Story = {
  args: { aloneAfterMs: 100 },
  loaders: [forgetReload],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce());
    forgetReload();
  },
};

/** A page with a form, during which a release arrives. */
function FormPage({
  onReload,
  aloneAfterMs = 600_000,
}: {
  onReload?: (() => void) | undefined;
  aloneAfterMs?: number | undefined;
}) {
  const [isOutdated, setIsOutdated] = useState(false);
  const navigate = useNavigate();
  const save = useMutation({ mutationFn: async () => null });
  return (
    <>
      <NewVersionOffer isOutdated={isOutdated} aloneAfterMs={aloneAfterMs} {...(onReload && { onReload })} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <label>
          Notes <input />
        </label>
      </form>
      <Button onClick={() => setIsOutdated(true)}>Release</Button>
      <Button onClick={() => save.mutate()}>Mark as Read</Button>
      <Button onClick={() => navigate("/book")}>Book Court</Button>
      <Button onClick={() => navigate(-1)}>Back</Button>
    </>
  );
}

/** A user with an unsaved form is not interrupted until they leave it, and nothing is loaded although they touch nothing. */
export const InTheMiddleOfAForm: Story = {
  loaders: [forgetReload],
  render: ({ onReload }) => <FormPage onReload={onReload} aloneAfterMs={100} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Notes"), "Bring balls");
    await userEvent.click(canvas.getByRole("button", { name: "Release" }));
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Book Court" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("There is a new version of Courtside.");
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce());
    forgetReload();
  },
};

/** A dialog whose form was begun, then canceled: a page that has nothing to lose is free some seconds later. */
function DialogPage({ onReload }: { onReload?: (() => void) | undefined }) {
  const [isOpen, setIsOpen] = useState(true);
  const [isOutdated, setIsOutdated] = useState(false);
  return (
    <>
      <NewVersionOffer isOutdated={isOutdated} aloneAfterMs={100} {...(onReload && { onReload })} />
      {isOpen && (
        <form>
          <label>
            Notes <input />
          </label>
        </form>
      )}
      <Button onClick={() => setIsOutdated(true)}>Release</Button>
      <Button onClick={() => setIsOpen(false)}>Cancel</Button>
    </>
  );
}

export const CanceledForm: Story = {
  loaders: [forgetReload],
  render: ({ onReload }) => <DialogPage onReload={onReload} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Notes"), "Bring balls");
    await userEvent.click(canvas.getByRole("button", { name: "Release" }));
    await expect(canvas.queryByRole("status")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce(), { timeout: 12_000 });
    forgetReload();
  },
};

/** Back on a page whose form was left: what was typed into it is gone. */
export const BackAfterLeaving: Story = {
  loaders: [forgetReload],
  render: ({ onReload }) => <FormPage onReload={onReload} aloneAfterMs={100} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Notes"), "Bring balls");
    await userEvent.click(canvas.getByRole("button", { name: "Book Court" }));
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await userEvent.click(canvas.getByRole("button", { name: "Release" }));
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce(), { timeout: 12_000 });
    forgetReload();
  },
};

/** Another save of the page leaves the form unsaved; its own makes the page free. */
export const BesideAnotherSave: Story = {
  loaders: [forgetReload],
  render: ({ onReload }) => <FormPage onReload={onReload} aloneAfterMs={100} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Notes"), "Bring balls");
    await userEvent.click(canvas.getByRole("button", { name: "Mark as Read" }));
    await userEvent.click(canvas.getByRole("button", { name: "Release" }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText("Notes"), " and towels{Enter}");
    canvas.getByLabelText("Notes").blur();
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce());
    forgetReload();
  },
};
