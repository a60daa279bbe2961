import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Button } from "../Button/Button.tsx";
import { Alert } from "./Alert.tsx";
import { Banner } from "./Banner.tsx";

const meta: Meta<typeof Alert> = { title: "Core/Alert", component: Alert };
export default meta;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Alert", "Banner"],
    entry: "core",
    purpose: "A message that stays on the page until what it says is over.",
    use: [
      "Alert: for a part of a page, above what it is about.",
      "Banner: for a state of the whole app, in full width above the page: offline, trial, another role.",
    ],
    instead: [
      { when: "It says that something worked", take: "Toast" },
      { when: "It is about one field", take: "Field's error" },
      { when: "The content could not be loaded", take: "ErrorState" },
    ],
    pairs: [
      {
        good: (
          <Alert tone="warning" title="You are offline" action={<Button size="small">Retry</Button>}>
            Times as of 10:02. Booking is possible again once you are connected.
          </Alert>
        ),
        bad: <Alert tone="error" title="Error" />,
        why: "What happened, what still holds, and what can be done. A tone alone says nothing.",
      },
      {
        good: (
          <Alert tone="info" title="Court 3 is closed">
            Until Friday 18:00, for maintenance.
          </Alert>
        ),
        bad: (
          <Alert tone="error" title="Court 3 is closed">
            Until Friday 18:00, for maintenance.
          </Alert>
        ),
        why: "Red is for what failed or is lost. What the club has planned is information.",
      },
    ],
    specimen: (
      <Alert
        tone="warning"
        title="Your trial ends on Friday"
        action={<Button size="small">See Plans</Button>}
        onClose={() => undefined}
      >
        Bookings made until then stay.
      </Alert>
    ),
    anatomy: [
      { part: "Icon", says: "Belongs to the tone: the state is not said by color alone." },
      { part: "Title", says: "What is so, in a few words." },
      { part: "Text", says: "Optional: what follows from it." },
      { part: "Action", says: "Optional, one: what resolves it." },
      { part: "Close", says: "Only where the message may be put away for good." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches the action, then Close." },
      { keys: "Enter, Space", does: "Presses them." },
    ],
    content: [
      "The title is no sentence and has no full stop; the text is one and has.",
      'role="alert" only for the outcome of what the person just did: it interrupts a screen reader.',
    ],
  },
};

export const Playground: StoryObj<typeof Alert> = {
  tags: ["!test"],
  args: { tone: "warning", title: "You are offline", children: "Times as of 10:02." },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      wide
      states={[
        ...pointed(
          <Alert tone="info" title="Court 3 is closed" onClose={() => undefined}>
            Until Friday 18:00.
          </Alert>,
        ).slice(0, 3),
        { name: "Banner", part: <Banner tone="warning">You are offline.</Banner> },
        longText(
          <Alert
            tone="error"
            title="The membership of Wolfeschlegelsteinhausenbergerdorff could not be changed"
            action={<Button size="small">Retry</Button>}
          >
            The club's server did not answer. Nothing has changed.
          </Alert>,
        ),
        rightToLeft(
          <Alert tone="success" title="تم الحجز" action={<Button size="small">عرض</Button>} onClose={() => undefined}>
            الملعب ٢، السبت
          </Alert>,
        ),
      ]}
    />
  ),
};
