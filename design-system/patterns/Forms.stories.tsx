import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { FoundationPage, Section } from "../foundations/FoundationPage.tsx";
import { Pairs } from "../guides/Pairs.tsx";
import { RuleTable } from "../guides/RuleTable.tsx";
import { Alert } from "../src/components/Alert/Alert.tsx";
import { Button } from "../src/components/Button/Button.tsx";
import { Card } from "../src/components/Card/Card.tsx";
import { Field } from "../src/components/Field/Field.tsx";
import { useFormCheck } from "../src/components/Field/useFormCheck.ts";
import { Input } from "../src/components/Input/Input.tsx";
import { Inline, Stack } from "../src/components/Layout/Layout.tsx";
import { Text } from "../src/components/Text/Text.tsx";

const meta: Meta = { title: "Patterns/Forms", parameters: { layout: "fullscreen" } };
export default meta;

function NewCourt() {
  const [name, setName] = useState("");
  const [sent, setSent] = useState("");
  const { form, check, shown } = useFormCheck({ name: name.trim() === "" ? "Please enter a name" : undefined });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) setSent(name);
  };
  return (
    <Card title="New court" level={3}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          <Field label="Name" required hint="Members see it in the day grid" error={shown.name}>
            <Input value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Inline>
            <Button type="submit" variant="primary">
              Add Court
            </Button>
            {sent && <Text tone="secondary">{`"${sent}" would be added.`}</Text>}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

export const Page: StoryObj = {
  render: () => (
    <FoundationPage
      title="Forms"
      idea="One column, a label above each field, one button that says what happens. Nothing is red before it was sent, and nothing typed is ever lost."
    >
      <Section
        title="Try it"
        rule="Press Add Court at once: the field says what is missing and has the focus. Then type."
      >
        <NewCourt />
      </Section>
      <Section title="In time">
        <RuleTable
          heads={["When", "What happens"]}
          rows={[
            ["Before the first submit", "Nothing is marked, whatever was typed and left."],
            ["A submit that is wrong", "Every wrong field says what would be right; the first has the focus."],
            ["While mending", "Each field is checked with each change; its error goes as soon as it is right."],
            ["While sending", "The button is busy and keeps the focus. A second press sends nothing."],
            [
              "Rejected by the server",
              "The form stays with its input; a field's error stands at the field, any other above.",
            ],
            ["No connection", "The form stays. Sent again, it is the same request: nothing is done twice."],
            ["Leaving with changes", "A question: Stay, Leave Without Saving. Settings are saved by section."],
          ]}
        />
      </Section>
      <Section title="Do and don't">
        <Pairs
          pairs={[
            {
              good: (
                <Field label="Price of a guest" hint="Paid at the desk">
                  <Input prefix="$" defaultValue="12" />
                </Field>
              ),
              bad: (
                <Field label="Please enter the price of a guest in dollars here:">
                  <Input placeholder="e.g. 12" />
                </Field>
              ),
              why: "A label is a noun. The unit stands in the field, what one must know beneath it.",
            },
            {
              good: <Button variant="primary">Add Court</Button>,
              bad: (
                <Button variant="primary" disabled>
                  Add Court
                </Button>
              ),
              why: "A button that is disabled until all is right does not say what is wrong. Pressed, it does.",
            },
            {
              good: (
                <Alert tone="error" title="The court was not added">
                  Another court is called Court 2.
                </Alert>
              ),
              bad: <Alert tone="error" title="Please correct the errors below" />,
              why: "Above the form stands only what belongs to no field.",
            },
          ]}
        />
      </Section>
      <Section title="Which parts">
        <RuleTable
          heads={["Screen", "Parts"]}
          rows={[
            ["Members, sign-in, kiosk", "Field and useFormCheck (fields.tsx)"],
            ["Staff, coaches, admins", "StaffForm, StaffField, StaffFormDialog (staff.tsx)"],
            ["A form in front of a page", "Modal, the submit button in its footer"],
          ]}
        />
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole("region", { name: "New court" });
    await userEvent.click(form.querySelector("button") as HTMLElement);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus());
    await expect(canvas.getByText("Please enter a name")).toBeVisible();
    await userEvent.keyboard("Court 9{Enter}");
    await expect(canvas.getByText('"Court 9" would be added.')).toBeVisible();
  },
};
