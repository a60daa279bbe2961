import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { FoundationPage, Section } from "../foundations/FoundationPage.tsx";
import { Pairs } from "../guides/Pairs.tsx";
import { RuleTable } from "../guides/RuleTable.tsx";
import { Alert } from "../src/components/Alert/Alert.tsx";
import { Button } from "../src/components/Button/Button.tsx";
import { Inline } from "../src/components/Layout/Layout.tsx";
import { ConfirmDialog } from "../src/components/Modal/ConfirmDialog.tsx";

const meta: Meta = { title: "Patterns/Destructive", parameters: { layout: "fullscreen" } };
export default meta;

function DeleteCourt() {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button danger onClick={() => setAsks(true)}>
        Delete Court
      </Button>
      <ConfirmDialog
        open={asks}
        title="Delete Court 3?"
        description="12 future bookings are canceled, and their members get a mail."
        confirmLabel="Delete Court"
        cancelLabel="Keep Court"
        danger
        onConfirm={() => setAsks(false)}
        onClose={() => setAsks(false)}
      />
    </>
  );
}

export const Page: StoryObj = {
  render: () => (
    <FoundationPage
      title="Destructive"
      idea="Undo is better than a question, a question is better than a loss. The more is lost, the more the question says."
    >
      <Section title="How much stands between">
        <RuleTable
          heads={["What is lost", "What stands before it"]}
          rows={[
            ["Nothing: a move, which Undo takes back", "Nothing: it is done at once, with Undo for ten seconds."],
            [
              "One thing of one's own",
              "ConfirmDialog that names it: Cancel Court 2, Sat 10:00? Undo where that is possible.",
            ],
            [
              "What others have",
              "ConfirmDialog that says how many, and what they get: a mail, a refund, an alternative.",
            ],
            ["Many things", "BulkDialog: the list, then how far it is and what failed."],
            ["Days of a club", "An assistant with a preview: closures."],
            ["A club, an account", "The name is typed, and days pass in which it can be taken back."],
          ]}
        />
      </Section>
      <Section title="Try it" rule="The way back has the focus: Enter keeps the court. A double click confirms once.">
        <Inline>
          <DeleteCourt />
        </Inline>
      </Section>
      <Section title="Do and don't">
        <Pairs
          pairs={[
            {
              good: (
                <Alert title="Booking canceled" action={<Button size="small">Undo (8 s)</Button>}>
                  Court 2, Saturday 10:00 - 11:00
                </Alert>
              ),
              bad: <Alert tone="warning" title="Are you sure you want to cancel? This cannot be undone." />,
              why: "Who is asked each time no longer reads the question.",
            },
            {
              good: (
                <Inline>
                  <Button>Keep Booking</Button>
                  <Button variant="primary" danger>
                    Cancel Booking
                  </Button>
                </Inline>
              ),
              bad: (
                <Inline>
                  <Button>Cancel</Button>
                  <Button variant="primary" danger>
                    Cancel
                  </Button>
                </Inline>
              ),
              why: "Each button can be understood alone, and only one is red.",
            },
          ]}
        />
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete Court" }));
    await waitFor(async () => expect(await screen.findByRole("button", { name: "Keep Court" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
