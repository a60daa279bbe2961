import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Input } from "../Input/Input.tsx";
import { StaffField } from "./StaffField.tsx";
import { StaffForm } from "./StaffForm.tsx";
import { useStaffForm } from "./useStaffForm.ts";

const meta: Meta = { title: "Staff/StaffForm" };
export default meta;

interface News {
  title: string;
  pinned: boolean;
}

interface NewsFormProps {
  error?: string;
  disabled?: boolean;
  busy?: boolean;
  submit?: string;
}

function NewsForm({ error, disabled, busy, submit = "Publish" }: NewsFormProps) {
  const form = useStaffForm<News>(
    { title: "Spring cup", pinned: false },
    { check: ({ title }) => ({ title: title === "" ? "Please enter a title" : undefined }) },
  );
  return (
    <StaffForm form={form} onSubmit={() => undefined}>
      <StaffField<News> name="title" label="Title" required hint="Shown on the dashboard" error={error}>
        <Input disabled={disabled} />
      </StaffField>
      <StaffField<News> name="pinned" valueProp="checked">
        <Checkbox disabled={disabled}>Keep at the top</Checkbox>
      </StaffField>
      <Button type="submit" variant="primary" disabled={disabled} busy={busy} busyLabel="Publishing...">
        {submit}
      </Button>
    </StaffForm>
  );
}

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["StaffForm", "StaffField", "StaffFormDialog", "useStaffForm"],
    entry: "staff",
    purpose: "A form of a console: values, checks and errors in one place.",
    use: ["For every form of staff, coaches and admins; StaffFormDialog for one in front of the page."],
    instead: [
      { when: "It is a screen of members", take: "Field and useFormCheck of fields.tsx: they carry no antd" },
      { when: "It narrows a list", take: "The filters of StaffTable" },
    ],
    pairs: [
      {
        good: <NewsForm />,
        bad: <NewsForm submit="Submit" />,
        why: "The button says what will happen: Publish, Save, Create.",
      },
    ],
    specimen: <NewsForm />,
    anatomy: [
      { part: "Summary", says: "Optional, above, while a field is wrong after the first submit." },
      { part: "Field", says: "As Field: label, control, hint, error." },
      { part: "Submit", says: "One primary button; busy while it is sent, so that it is sent once." },
    ],
    keyboard: [
      { keys: "Tab", does: "Field after field, in one column." },
      { keys: "Enter", does: "Sends it from any line of text." },
      { keys: "After a wrong submit", does: "The first wrong field has the focus." },
    ],
    content: [
      "Nothing is marked before the first submit; then each error goes as soon as it is mended.",
      "Patterns, Forms, has the rest.",
    ],
  },
};

/** Hover and focus are those of the controls; rejected by check and by the server in the stories beside. */
export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Default", part: <NewsForm /> },
        { name: "Error", part: <NewsForm error="Another news has this title" /> },
        { name: "Loading", part: <NewsForm busy /> },
        { name: "Disabled", part: <NewsForm disabled /> },
        { name: "Long text", part: <NewsForm error="Please enter a title of at most 80 characters" />, narrow: true },
        rightToLeft(<NewsForm submit="نشر" />),
      ]}
    />
  ),
};
