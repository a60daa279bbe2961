import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { CheckboxGroup } from "../Checkbox/CheckboxGroup.tsx";
import { IconMail } from "../Icon/icons.tsx";
import { ColorInput } from "../Input/ColorInput.tsx";
import { Input } from "../Input/Input.tsx";
import { Password } from "../Input/Password.tsx";
import { SearchInput } from "../Input/SearchInput.tsx";
import { TextArea } from "../Input/TextArea.tsx";
import { Grid, Stack } from "../Layout/Layout.tsx";
import { NumberInput } from "../NumberInput/NumberInput.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { SearchSelect } from "../SearchSelect/SearchSelect.tsx";
import { Select } from "../Select/Select.tsx";
import { Switch } from "../Switch/Switch.tsx";
import { Field } from "./Field.tsx";

const meta: Meta = { title: "Forms/Controls" };
export default meta;

const members = [
  { value: "ana", label: "Ana Lima", detail: "ana@example.com" },
  { value: "bo", label: "Bo Chen", detail: "bo@example.com" },
  { value: "cy", label: "Cy Young", detail: "cy@example.com", disabled: true },
];
const roles = [
  { value: "member", label: "Member" },
  { value: "coach", label: "Coach" },
];

function Texts() {
  const [search, setSearch] = useState("");
  const [color, setColor] = useState("#0B6E4F");
  return (
    <Grid minColumn={300} gap={20}>
      <Field label="Club name" required hint="Shown in the sidebar">
        <Input defaultValue="Riverside" />
      </Field>
      <Field label="Email" error="Please enter a valid email address">
        <Input type="email" prefix={<IconMail />} defaultValue="ana@" />
      </Field>
      <Field label="Password">
        <Password defaultValue="secret" />
      </Field>
      <Field label="Slot length">
        <NumberInput value={60} min={15} max={180} step={15} suffix={<span>min</span>} />
      </Field>
      <Field label="Disabled">
        <Input disabled value="Cannot be changed" readOnly />
      </Field>
      <Field label="Empty">
        <Input placeholder="Club or city" />
      </Field>
      <Field label="Club color">
        <ColorInput value={color} onChange={setColor} />
      </Field>
      <SearchInput label="Search members" placeholder="Search members" value={search} onChange={setSearch} />
      <Field label="Reason">
        <TextArea placeholder="Why the court is blocked" />
      </Field>
    </Grid>
  );
}

export const Text: StoryObj = {
  tags: ["baseline"],
  render: () => <Texts />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Email")).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(canvas.getByLabelText("Pick a color").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
};

function Choices() {
  const [role, setRole] = useState("member");
  const [shownAs, setShownAs] = useState("name");
  const [sports, setSports] = useState(["tennis"]);
  const [waitlist, setWaitlist] = useState(true);
  return (
    <Grid minColumn={300} gap={24}>
      <Field label="Role">
        <Select options={roles} value={role} onChange={setRole} />
      </Field>
      <Field label="Court">
        <Select options={roles} placeholder="Any court" />
      </Field>
      <Field label="Booked for">
        <SearchSelect options={members} placeholder="Search members" />
      </Field>
      <Field label="Invited">
        <SearchSelect multiple options={members} value={["ana", "bo"]} />
      </Field>
      <CheckboxGroup
        label="Sports"
        options={[
          { value: "tennis", label: "Tennis" },
          { value: "padel", label: "Padel" },
          { value: "squash", label: "Squash" },
        ]}
        value={sports}
        onChange={setSports}
      />
      <RadioGroup
        label="Shown to members as"
        options={[
          { value: "name", label: "Name", description: "First name and initial" },
          { value: "initials", label: "Initials" },
          { value: "nothing", label: "Nothing", disabled: true },
        ]}
        value={shownAs}
        onChange={setShownAs}
      />
      <Stack gap={8}>
        <Switch checked={waitlist} onChange={setWaitlist} description="Members join when all courts are booked">
          Enable Waitlist System
        </Switch>
        <Switch checked={false}>Trial mode</Switch>
        <Switch checked disabled>
          Email notices
        </Switch>
      </Stack>
      <Checkbox defaultChecked description="Every Saturday until the series ends">
        Repeat weekly
      </Checkbox>
    </Grid>
  );
}

export const Choosing: StoryObj = {
  render: () => <Choices />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Role"), "Coach");
    await expect(canvas.getByLabelText("Role")).toHaveDisplayValue("Coach");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Padel" }));
    await expect(canvas.getByRole("checkbox", { name: "Padel" })).toBeChecked();
    const waitlist = canvas.getByRole("switch", { name: /Enable Waitlist System/ });
    await userEvent.click(waitlist);
    await expect(waitlist).not.toBeChecked();
  },
};

const namesakes = [
  { value: "1", label: "Ana Lima", detail: "ana@example.com" },
  { value: "2", label: "Ana Lima", detail: "ana.lima@example.com" },
];

/** To a screen reader as well: an option is named by its email too; what is chosen shows the name alone. */
export const Namesakes: StoryObj = {
  render: () => (
    <Field label="Booked for">
      <SearchSelect options={namesakes} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Booked for" }));
    await screen.findByText("ana@example.com");
    const names = screen.getAllByRole("option", { hidden: true }).map((option) => option.getAttribute("aria-label"));
    await expect(names).toEqual(["Ana Lima, ana@example.com", "Ana Lima, ana.lima@example.com"]);
    await userEvent.click(screen.getByText("ana.lima@example.com"));
    await waitFor(() => expect(canvas.getByTitle("Ana Lima")).toHaveTextContent(/^Ana Lima$/));
  },
};

export const SearchOpen: StoryObj = {
  render: () => (
    <Field label="Booked for">
      <SearchSelect options={members} placeholder="Search members" />
    </Field>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Booked for" }));
    await userEvent.keyboard("chen");
    await userEvent.click(await screen.findByText("bo@example.com"));
    await waitFor(() => expect(canvas.getByTitle("Bo Chen")).toBeVisible());
  },
};

function Range() {
  const [value, setValue] = useState<number | null>(60);
  return (
    <Field label="Minutes" hint={`Value: ${value ?? "none"}`}>
      <NumberInput value={value} onChange={setValue} min={15} max={180} step={15} />
    </Field>
  );
}

/** A number out of range stays as typed: correcting it is the person's decision. */
export const NumberStaysAsTyped: StoryObj = {
  render: () => <Range />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Minutes");
    await userEvent.clear(input);
    await expect(canvas.getByText("Value: none")).toBeVisible();
    await userEvent.type(input, "500");
    await userEvent.tab();
    await expect(input).toHaveValue(500);
    await expect(canvas.getByText("Value: 500")).toBeVisible();
  },
};
