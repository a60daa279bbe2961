import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { Card } from "../Card/Card.tsx";
import { Progress } from "../Progress/Progress.tsx";
import { BulkDialog } from "./BulkDialog.tsx";

const meta: Meta<typeof BulkDialog<string>> = { title: "Staff/BulkDialog", component: BulkDialog<string> };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["BulkDialog"],
    entry: "staff",
    purpose: "One operation on many things: what, how far, and what failed.",
    use: ["After rows of a StaffTable were selected: change roles, remove, cancel."],
    instead: [
      { when: "It is one thing", take: "ConfirmDialog" },
      { when: "The server does it as one job", take: "A page with the job's Progress, which may be closed" },
    ],
    pairs: [
      {
        good: (
          <Card title="Remove 5 members?" level={3}>
            Ana Lima, Bo Chen and three others
          </Card>
        ),
        bad: (
          <Card title="Remove selected?" level={3}>
            This affects 5 items.
          </Card>
        ),
        why: "How many, and which: the list is the last chance to notice one too many.",
      },
    ],
    specimen: <Progress label="Progress" value={3} max={5} valueText="3 of 5" />,
    anatomy: [
      { part: "Fields", says: "Optional: what is needed for all, before it starts." },
      { part: "Progress", says: "Once it runs; Stop ends it after the current one." },
      { part: "List", says: "Each thing with what becomes of it, then Done or its problem." },
      { part: "Outcome", says: "How many were done and failed; Try the rest again." },
    ],
    keyboard: [
      { keys: "On opening", does: "Cancel has the focus." },
      { keys: "Esc", does: "Closes, unless it runs." },
    ],
    content: [
      "The title asks with the number: Remove 5 members?",
      "A problem is the server's sentence for that thing.",
    ],
  },
};

/** Running, stopped and failed: Staff/Table, "SelectsAndRemoves". */
export const Playground: StoryObj<typeof BulkDialog<string>> = {
  tags: ["!test"],
  args: {
    title: "Remove 2 members?",
    items: ["Ana Lima", "Bo Chen"],
    keyOf: (name) => name,
    nameOf: (name) => name,
    confirmLabel: "Remove Members",
    danger: true,
    run: async () => undefined,
    problemOf: String,
  },
};
