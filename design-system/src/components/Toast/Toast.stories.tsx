import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Inline } from "../Layout/Layout.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { useToast } from "./useToast.ts";

const meta: Meta = { title: "Overlay/Toast" };
export default meta;

function Toasters() {
  const toast = useToast();
  return (
    <Inline>
      <Button onClick={() => toast.success("Booking Confirmed! 🎾", "Court 2, Saturday 10:00 - 11:00")}>Success</Button>
      <Button onClick={() => toast.error("Booking Failed", "This time slot conflicts with an existing booking")}>
        Error
      </Button>
      <Button onClick={() => toast.info("A new version is ready")}>Info</Button>
    </Inline>
  );
}

async function closeAll() {
  for (const button of screen.queryAllByRole("button", { name: "Close" })) await userEvent.click(button);
}

export const All: StoryObj = {
  render: () => <Toasters />,
  play: async ({ canvas }) => {
    await closeAll();
    for (const name of ["Success", "Error", "Info"]) await userEvent.click(canvas.getByRole("button", { name }));
    const messages = await screen.findAllByRole("status");
    await expect(messages.map((message) => message.textContent)).toEqual([
      "Booking Confirmed! 🎾Court 2, Saturday 10:00 - 11:00",
      "A new version is ready",
    ]);
    await expect(screen.getByRole("alert")).toHaveTextContent("This time slot conflicts with an existing booking");
  },
};

export const SameWordsOnce: StoryObj = {
  render: () => <Toasters />,
  play: async ({ canvas }) => {
    await closeAll();
    await userEvent.dblClick(canvas.getByRole("button", { name: "Error" }));
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(1));
    await closeAll();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  },
};

function ToastersInModal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Book Court 2">
        <Toasters />
      </Modal>
    </>
  );
}

/** Outside an open modal everything is inert, so the toast must be inside it, and stay when it closes. */
export const InsideAModal: StoryObj = {
  render: () => <ToastersInModal />,
  play: async ({ canvas }) => {
    await closeAll();
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const dialog = await canvas.findByRole("dialog", { name: "Book Court 2" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Error" }));
    await within(dialog).findByRole("alert");
    await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(screen.getByRole("alert")).toBeVisible());
  },
};
