import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { Inline } from "../Layout/Layout.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { Modal } from "./Modal.tsx";

const meta: Meta<typeof Modal> = { title: "Overlay/Modal", component: Modal };
export default meta;

const ignore = () => undefined;
/** As it looks, without standing in front of this page. */
const question = (title: string, keep: string, lose: string) => (
  <Card
    title={title}
    level={3}
    footer={
      <Inline justify="end">
        <Button>{keep}</Button>
        <Button variant="primary" danger>
          {lose}
        </Button>
      </Inline>
    }
  >
    Your deposit is returned.
  </Card>
);

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Modal", "ConfirmDialog"],
    entry: "overlay",
    purpose: "A question or a short form in front of the page.",
    use: [
      "Modal: for a step that must be ended or left before the page goes on: create, edit, choose players.",
      "ConfirmDialog: before something is canceled, removed or deleted that Undo cannot bring back.",
    ],
    instead: [
      { when: "Undo can bring it back", take: "Do it, and an Alert with Undo for ten seconds" },
      { when: "The page must stay readable beside it", take: "Popover, on a phone Sheet" },
      { when: "It has more than a screen of fields", take: "A page" },
    ],
    pairs: [
      {
        good: question("Cancel Court 2, Sat 10:00?", "Keep Booking", "Cancel Booking"),
        bad: question("Are you sure?", "Cancel", "Yes"),
        why: "The title names what would be lost; each button can be understood without the question.",
      },
    ],
    specimen: question("Cancel Court 2, Sat 10:00?", "Keep Booking", "Cancel Booking"),
    anatomy: [
      { part: "Title", says: "The question or the task; names the dialog." },
      { part: "Close", says: "As Esc; not while something is being saved." },
      { part: "Description", says: "Optional: what follows. Read out with the title." },
      { part: "Body", says: "The form." },
      { part: "Footer", says: "The way back, then the primary action." },
    ],
    keyboard: [
      { keys: "On opening", does: "The first field has the focus; in ConfirmDialog the way back." },
      { keys: "Tab", does: "Stays within." },
      { keys: "Esc, browser Back", does: "Close, unless it is busy." },
      { keys: "Enter", does: "Sends the form." },
    ],
    content: [
      "A task: Create Clinic. A question: the verb, the thing and its time.",
      'Never OK and Cancel beside "Cancel Booking": Keep Booking.',
    ],
  },
};

export const Playground: StoryObj<typeof ConfirmDialog> = {
  tags: ["!test"],
  render: (dialog) => <ConfirmDialog {...dialog} />,
  args: {
    open: true,
    title: "Cancel Court 2, Sat 10:00?",
    confirmLabel: "Cancel Booking",
    cancelLabel: "Keep Booking",
    danger: true,
    onConfirm: ignore,
    onClose: ignore,
  },
};
