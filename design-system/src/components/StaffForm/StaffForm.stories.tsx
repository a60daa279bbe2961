import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { CheckboxGroup } from "../Checkbox/CheckboxGroup.tsx";
import { DatePicker } from "../DatePicker/DatePicker.tsx";
import { Input } from "../Input/Input.tsx";
import { TextArea } from "../Input/TextArea.tsx";
import { Page } from "../Layout/Layout.tsx";
import { Select } from "../Select/Select.tsx";
import { StaffField } from "./StaffField.tsx";
import { StaffForm } from "./StaffForm.tsx";
import { StaffFormDialog } from "./StaffFormDialog.tsx";
import { useStaffForm } from "./useStaffForm.ts";

const onSubmit = fn();
const onClose = fn();

interface Clinic {
  title: string;
  court: string | null;
  starts: string;
  ends: string;
  days: string[];
  text: string;
  weekly: boolean;
}

const EMPTY: Clinic = {
  title: "",
  court: null,
  starts: "2026-11-20",
  ends: "2026-11-20",
  days: [],
  text: "",
  weekly: false,
};

const check = ({ title, court, days, starts, ends }: Clinic) => ({
  title: title.trim() === "" ? "Title is required" : undefined,
  court: court === null ? "Court is required" : undefined,
  days: days.length === 0 ? "Day is required" : undefined,
  ends: ends < starts ? "The end must be after the start" : undefined,
});

/** A later start moves the end. */
const adjust = (values: Clinic) => ({ ...values, ends: values.ends < values.starts ? values.starts : values.ends });

interface ClinicFormProps {
  busy?: boolean;
  initial?: Partial<Clinic>;
  taken?: string;
}

function ClinicForm({ busy = false, initial, taken }: ClinicFormProps) {
  const form = useStaffForm<Clinic>({ ...EMPTY, ...initial }, { check, adjust, rejected: { title: taken } });
  return (
    <StaffFormDialog
      form={form}
      title="Create Clinic"
      submitLabel="Create"
      busyLabel="Creating..."
      summary="Please fill in all required fields"
      busy={busy}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <StaffField<Clinic> name="title" label="Title" required>
        <Input maxLength={80} />
      </StaffField>
      <StaffField<Clinic> name="court" label="Court" required>
        <Select placeholder="Choose a court" options={[{ value: "1", label: "Centre Court" }]} />
      </StaffField>
      <StaffField<Clinic> name="starts" label="First day">
        <DatePicker aria-label="First day" today="2026-11-20" min="2026-11-20" />
      </StaffField>
      <StaffField<Clinic> name="ends" label="Last day" hint="It moves along with the first.">
        <DatePicker aria-label="Last day" today="2026-11-20" />
      </StaffField>
      <StaffField<Clinic> name="days">
        <CheckboxGroup
          label="Days"
          options={[
            { value: "sat", label: "Saturday" },
            { value: "sun", label: "Sunday" },
          ]}
        />
      </StaffField>
      <StaffField<Clinic> name="text" label="Description">
        <TextArea rows={3} />
      </StaffField>
      <StaffField<Clinic> name="weekly" valueProp="checked">
        <Checkbox>Repeat weekly</Checkbox>
      </StaffField>
    </StaffFormDialog>
  );
}

const meta: Meta = { title: "Staff/StaffForm" };
export default meta;

export const Untouched: StoryObj = { render: () => <ClinicForm /> };
export const Busy: StoryObj = { render: () => <ClinicForm busy /> };
export const OnAPhone: StoryObj = { ...Untouched, globals: { viewport: { value: "phone" } } };
export const InTheDark: StoryObj = { ...Untouched, globals: { theme: "dark" } };
export const LongTexts: StoryObj = {
  render: () => (
    <ClinicForm
      initial={{
        title: "A clinic with quite a long title, ".repeat(3),
        text: "Donaudampfschifffahrtsgesellschaft".repeat(6),
      }}
    />
  ),
};

const dialog = async () => within(await within(document.body).findByRole("dialog", { name: "Create Clinic" }));

/** Every empty field has its own message, and the first the focus. */
export const Rejected: StoryObj = {
  tags: ["baseline-long"],
  render: () => <ClinicForm />,
  play: async () => {
    onSubmit.mockClear();
    const shown = await dialog();
    await userEvent.click(shown.getByRole("button", { name: "Create" }));
    await expect(shown.getByText("Please fill in all required fields")).toBeVisible();
    await waitFor(() => expect(shown.getByLabelText("Title")).toHaveFocus());
    for (const message of ["Title is required", "Court is required", "Day is required"]) {
      await expect(await shown.findByText(message)).toBeVisible();
    }
    await expect(shown.getByLabelText("Title")).toBeInvalid();
    await expect(shown.getByLabelText("Title")).toHaveAccessibleDescription("Title is required");
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Each change is checked; the field that is wrong keeps its message. */
export const Corrected: StoryObj = {
  render: () => <ClinicForm />,
  play: async () => {
    onSubmit.mockClear();
    const shown = await dialog();
    await userEvent.click(shown.getByRole("button", { name: "Create" }));
    await userEvent.type(shown.getByLabelText("Title"), "Serve clinic");
    await waitFor(() => expect(shown.queryByText("Title is required")).toBeNull());
    await expect(shown.getByText("Court is required")).toBeVisible();
    await userEvent.selectOptions(shown.getByLabelText("Court"), "Centre Court");
    await userEvent.click(shown.getByRole("checkbox", { name: "Sunday" }));
    await waitFor(() => expect(shown.queryByRole("alert")).toBeNull());
    await userEvent.click(shown.getByRole("checkbox", { name: "Repeat weekly" }));
    await userEvent.click(shown.getByRole("button", { name: "Create" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit).toHaveBeenCalledWith({
      ...EMPTY,
      title: "Serve clinic",
      court: "1",
      days: ["sun"],
      weekly: true,
    });
  },
};

/** antd resets bare elements of a form: a group's legend looks like a label all the same, and a box shows its focus. */
export const LooksLikeOurs: StoryObj = {
  render: () => <ClinicForm />,
  play: async () => {
    const shown = await dialog();
    const legend = getComputedStyle(shown.getByText("Days"));
    const label = getComputedStyle(shown.getByText("Title"));
    await expect([legend.color, legend.fontSize]).toEqual([label.color, label.fontSize]);
    await expect(legend.borderBottomWidth).toBe("0px");
    shown.getByRole("button", { name: /^Last day/ }).focus();
    await userEvent.tab();
    await waitFor(() => expect(shown.getByRole("checkbox", { name: "Saturday" })).toHaveFocus());
    await expect(getComputedStyle(shown.getByRole("checkbox", { name: "Saturday" })).outlineWidth).toBe("2px");
  },
};

/** A field is changed by another one; the day is chosen by keyboard. */
export const MovesAlong: StoryObj = {
  render: () => <ClinicForm />,
  play: async () => {
    const shown = await dialog();
    shown.getByRole("button", { name: /^First day/ }).focus();
    await userEvent.keyboard("{Enter}");
    await shown.findByRole("button", { name: /November 20, 2026, today/ });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() =>
      expect(shown.getByRole("button", { name: /^Last day/ })).toHaveTextContent("Fri, Nov 27, 2026"),
    );
  },
};

/** What the server says of a field stands at the field, until it is changed. */
export const RejectedByTheServer: StoryObj = {
  render: () => <ClinicForm initial={{ title: "Clinic", court: "1", days: ["sat"] }} taken="This title is taken" />,
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByText("This title is taken")).toBeVisible();
    await waitFor(() => expect(shown.getByLabelText("Title")).toHaveFocus());
    await userEvent.type(shown.getByLabelText("Title"), " 2");
    await waitFor(() => expect(shown.queryByText("This title is taken")).toBeNull());
  },
};

const page = () => within(document.body);
const question = () => page().findByRole("alertdialog", { name: "Discard what you wrote?" });
/** Whether the browser asks before the page goes. */
const isHeld = () => {
  const closing = new Event("beforeunload", { cancelable: true });
  dispatchEvent(closing);
  return closing.defaultPrevented;
};

/** A press beside the dialog, Esc, Back, the close button and Cancel lose no text; the focus returns to it. */
export const AsksBeforeItDiscards: StoryObj = {
  render: () => <ClinicForm />,
  play: async () => {
    onClose.mockClear();
    const shown = await dialog();
    const title = shown.getByLabelText("Title");
    await userEvent.type(title, "Serve clinic");
    await expect(isHeld()).toBe(true);
    const layer = document.querySelector("dialog");
    const ways = [
      () => userEvent.click(shown.getByRole("button", { name: "Close" })),
      () => userEvent.click(shown.getByRole("button", { name: "Cancel" })),
      async () => layer?.dispatchEvent(new Event("cancel", { cancelable: true })),
      async () => layer?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true })),
      // As Chromium does by the second Esc in a row, which it lets no page prevent.
      async () => layer?.close(),
      async () => history.back(),
      async () => history.back(),
    ];
    for (const way of ways) {
      title.focus();
      await way();
      const asked = within(await question());
      const keep = asked.getByRole("button", { name: "Keep Writing" });
      await waitFor(() => expect(keep).toHaveFocus());
      await userEvent.click(keep);
      await waitFor(() => expect(page().queryByRole("alertdialog")).toBeNull());
      await expect(title).toHaveValue("Serve clinic");
    }
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(shown.getByRole("button", { name: "Cancel" }));
    await userEvent.click(within(await question()).getByRole("button", { name: "Discard" }));
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(page().queryByRole("alertdialog")).toBeNull();
  },
};

/** Nothing was written, or it is as it was. */
export const ClosesUnchanged: StoryObj = {
  render: () => <ClinicForm />,
  play: async () => {
    onClose.mockClear();
    const shown = await dialog();
    await userEvent.click(shown.getByRole("button", { name: "Close" }));
    await expect(onClose).toHaveBeenCalledOnce();
    await userEvent.type(shown.getByLabelText("Title"), "S");
    await userEvent.type(shown.getByLabelText("Title"), "{Backspace}");
    await expect(isHeld()).toBe(false);
    await userEvent.click(shown.getByRole("button", { name: "Cancel" }));
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
};

function NameForm() {
  const form = useStaffForm({ name: "" });
  return (
    <StaffFormDialog
      form={form}
      title="Rename"
      submitLabel="Save"
      busyLabel="Saving..."
      busy={false}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <StaffField name="name" label="Name">
        <Input />
      </StaffField>
    </StaffFormDialog>
  );
}

/** A single field is quickly filled again. */
export const OneFieldCloses: StoryObj = {
  render: () => <NameForm />,
  play: async () => {
    onClose.mockClear();
    const shown = within(await page().findByRole("dialog", { name: "Rename" }));
    await userEvent.type(shown.getByLabelText("Name"), "Maya");
    await userEvent.click(shown.getByRole("button", { name: "Cancel" }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

function OnAPage() {
  const form = useStaffForm({ bio: "" });
  return (
    <Page width="narrow">
      <Card title="Profile">
        <StaffForm form={form} onSubmit={onSubmit}>
          <StaffField name="bio" label="Bio" hint="What members read before they ask for a lesson.">
            <TextArea rows={4} />
          </StaffField>
        </StaffForm>
      </Card>
    </Page>
  );
}

export const OutsideADialog: StoryObj = { render: () => <OnAPage /> };
