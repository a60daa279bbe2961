import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Facts } from "../Facts/Facts.tsx";
import { Field } from "../Field/Field.tsx";
import { Input } from "../Input/Input.tsx";
import { Stack } from "../Layout/Layout.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { Modal } from "./Modal.tsx";

const meta: Meta = { title: "Overlay/Modal" };
export default meta;

function WithModal({ startOpen = false }: { startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Court</Button>
      <Modal
        open={open}
        onClose={close}
        title="Add Court"
        description="Members can book it as soon as it is active."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Add Court
            </Button>
          </>
        }
      >
        <Stack>
          <Field label="Name" required>
            <Input />
          </Field>
          <Field label="Notes" hint="Only staff see them">
            <Input />
          </Field>
        </Stack>
      </Modal>
    </>
  );
}

export const Open: StoryObj = { tags: ["baseline"], render: () => <WithModal startOpen /> };

export const OnAPhone: StoryObj = { ...Open, tags: [], globals: { viewport: { value: "phone" } } };

export const OpensAndCloses: StoryObj = {
  render: () => <WithModal />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Add Court" });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole("dialog", { name: "Add Court" });
    await expect(within(dialog).getByLabelText("Name")).toHaveFocus();
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

const confirm = {
  open: true,
  title: "Cancel Court 2, Saturday 10:00?",
  description: "The slot becomes free for others at once.",
  confirmLabel: "Cancel Booking",
  cancelLabel: "Keep Booking",
  danger: true,
  onConfirm: fn(),
  onClose: fn(),
};

export const Confirm: StoryObj = {
  render: () => (
    <ConfirmDialog {...confirm}>
      <Facts items={[{ label: "Booked by", value: "Ana Lima" }]} />
    </ConfirmDialog>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Keep Booking" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel Booking" }));
    await expect(confirm.onConfirm).toHaveBeenCalledOnce();
  },
};

export const ConfirmBusy: StoryObj = { render: () => <ConfirmDialog {...confirm} busy busyLabel="Canceling..." /> };

/** Like a mutation: under way at once, rendered as such a task later. */
function ConfirmsSlowly({ send }: { send: () => void }) {
  const [busy, setBusy] = useState(false);
  const start = () => {
    send();
    setTimeout(() => setBusy(true));
    setTimeout(() => setBusy(false), 200);
  };
  return <ConfirmDialog {...confirm} busy={busy} busyLabel="Canceling..." onConfirm={start} />;
}

const sent = fn();

/** However fast the second click is; after a failure the button sends again. */
export const ConfirmsOnce: StoryObj = {
  render: () => <ConfirmsSlowly send={sent} />,
  play: async ({ canvas }) => {
    sent.mockClear();
    const button = canvas.getByRole("button", { name: "Cancel Booking" });
    button.click();
    button.click();
    await canvas.findByRole("button", { name: "Canceling..." });
    button.click();
    await expect(sent).toHaveBeenCalledOnce();
    await canvas.findByRole("button", { name: "Cancel Booking" });
    button.click();
    await expect(sent).toHaveBeenCalledTimes(2);
  },
};

const leave = fn();

/** Without a busy state of its own the dialog sends once too. */
export const ConfirmsOnceWithoutBusy: StoryObj = {
  render: () => <ConfirmDialog {...confirm} onConfirm={leave} />,
  play: async ({ canvas }) => {
    leave.mockClear();
    await userEvent.dblClick(canvas.getByRole("button", { name: "Cancel Booking" }));
    await expect(leave).toHaveBeenCalledOnce();
  },
};
