import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { ErrorState } from "./ErrorState.tsx";

const meta: Meta<typeof ErrorState> = { title: "Core/ErrorState", component: ErrorState };
export default meta;

const retry = () => undefined;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["ErrorState"],
    entry: "core",
    purpose: "A part of the page that could not be shown, and the way to try again.",
    use: ["In place of what could not be loaded, as small as the failure: one card, not the page around it."],
    instead: [
      { when: "An action failed", take: "Toast (failed), or an Alert in the dialog that stays open" },
      { when: "What was loaded before can still be shown", take: "The old content and an Alert above" },
    ],
    pairs: [
      {
        good: (
          <ErrorState
            compact
            title="Error loading bookings."
            cause="Check your connection, then try again."
            onRetry={retry}
          />
        ),
        bad: <ErrorState compact title="Error 500" cause="TypeError: undefined is not a function" />,
        why: "A cause that the person can act on. For support there is the request's id.",
      },
    ],
    specimen: (
      <ErrorState
        compact
        title="Error loading bookings."
        cause="The club's server did not answer. Your bookings are safe."
        onRetry={retry}
        requestId="01JD3Z8M6Q"
      />
    ),
    anatomy: [
      { part: "Title", says: "What could not be shown." },
      { part: "Cause", says: "Why, and what is safe." },
      { part: "Retry", says: "Loads again; busy while it does." },
      { part: "Request id", says: "From the error, for support." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches Retry, then other actions." },
      { keys: "Enter, Space", does: "Tries again." },
    ],
    content: [
      "It is read out when it appears: title and cause are enough to understand it.",
      "No blame and no apology.",
    ],
  },
};

export const Playground: StoryObj<typeof ErrorState> = {
  tags: ["!test"],
  args: { title: "Error loading bookings.", cause: "Check your connection, then try again.", onRetry: retry },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        { name: "Default", part: <ErrorState compact onRetry={retry} /> },
        { name: "Retrying", part: <ErrorState compact onRetry={retry} retrying /> },
        { name: "With a request id", part: <ErrorState compact onRetry={retry} requestId="01JD3Z8M6Q" /> },
        { name: "No retry", part: <ErrorState compact title="This screen was removed" /> },
        longText(<ErrorState compact cause="The club's server did not answer within half a minute." onRetry={retry} />),
        rightToLeft(<ErrorState compact title="تعذر التحميل" cause="تحقق من الاتصال." onRetry={retry} />),
      ]}
    />
  ),
};
