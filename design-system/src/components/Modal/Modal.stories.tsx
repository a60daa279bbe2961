import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Descriptions } from "../Descriptions/Descriptions.tsx";
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
    await waitFor(() => expect(within(dialog).getByLabelText("Name")).toHaveFocus());
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
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
      <Descriptions items={[{ label: "Booked by", value: "Ana Lima" }]} />
    </ConfirmDialog>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Keep Booking" })).toHaveFocus());
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

function Nested() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Edit Court 2">
        <Button onClick={() => setAsking(true)}>Delete</Button>
        <ConfirmDialog {...confirm} title="Delete Court 2?" open={asking} onClose={() => setAsking(false)} />
      </Modal>
    </>
  );
}

/** The topmost first, then the one beneath; one closed otherwise costs no press of its own. */
export const BackCloses: StoryObj = {
  render: () => <Nested />,
  play: async ({ canvas }) => {
    const address = location.href;
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    const dialog = await canvas.findByRole("dialog", { name: "Edit Court 2" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await canvas.findByRole("alertdialog", { name: "Delete Court 2?" });
    history.back();
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Keep Booking" }));
    history.back();
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Edit" })).toHaveFocus());
    await expect(location.href).toBe(address);
  },
};

/** A dialog was open before: a link to a part of the page is no step back from it. */
export const FragmentAfterADialog: StoryObj = {
  ...BackCloses,
  beforeEach: () => () => history.replaceState(history.state, "", location.pathname + location.search),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }));
    const dialog = await canvas.findByRole("dialog", { name: "Edit Court 2" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    const heard = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    location.hash = "part";
    await heard;
    await expect(location.hash).toBe("#part");
  },
};

/** While something is being saved it stays, and the next Back finds it as before. */
export const BackWaitsWhileBusy: StoryObj = {
  render: () => <ConfirmDialog {...confirm} busy busyLabel="Canceling..." />,
  play: async ({ canvas }) => {
    confirm.onClose.mockClear();
    const go = spyOn(history, "go");
    const before = JSON.stringify(history.state);
    history.back();
    await waitFor(() => expect(go).toHaveBeenCalledWith(1));
    await waitFor(() => expect(JSON.stringify(history.state)).toBe(before));
    await expect(confirm.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole("alertdialog")).toBeVisible();
  },
};
