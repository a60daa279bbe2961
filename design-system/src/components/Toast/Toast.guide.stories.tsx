import type { Meta } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { Alert } from "../Alert/Alert.tsx";
import { Button } from "../Button/Button.tsx";
import { useToast } from "./useToast.ts";

const meta: Meta = { title: "Overlay/Toast" };
export default meta;

function Shows({ text, description }: { text: string; description?: string }) {
  const toast = useToast();
  return <Button onClick={() => toast.success(text, description)}>Show "{text}"</Button>;
}

function Fails() {
  const toast = useToast();
  return <Button onClick={() => toast.failed("The news could not be saved.")}>Show a failure</Button>;
}

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["useToast"],
    entry: "overlay",
    purpose: "Says for five seconds how an action went.",
    use: [
      "success: what was done is not in sight otherwise. info: something new that needs nothing.",
      "failed: a change that did not happen. Errors stay until they are closed, or until the same action succeeds.",
    ],
    instead: [
      { when: "It stays true", take: "Alert or Banner" },
      { when: "It is about one field", take: "Field's error" },
      { when: "A dialog is open whose sending failed", take: "An Alert in the dialog" },
    ],
    pairs: [
      {
        good: <Shows text="Booking Confirmed! 🎾" description="Court 2, Saturday 10:00 - 11:00" />,
        bad: <Shows text="Success" />,
        why: "Says what was done, so that a mistake is noticed in time.",
      },
      {
        good: <Fails />,
        bad: <Alert tone="success">Saved</Alert>,
        why: "What passes is a toast; what stays is an alert.",
      },
    ],
    specimen: <Shows text="Booking Canceled" description="Court 2, Saturday 10:00 - 11:00" />,
    anatomy: [
      { part: "Icon", says: "Of the tone." },
      { part: "Title", says: "What happened." },
      { part: "Description", says: "Optional: of what." },
      { part: "Link", says: "Optional, of a success: where it can be seen." },
      { part: "Close", says: "Always." },
    ],
    keyboard: [{ keys: "Tab", does: "Reaches link and Close; the focus, like the pointer, stops the clock." }],
    content: [
      "Past tense: Booking Canceled. Read out politely, an error at once.",
      "The same text twice is one toast.",
    ],
  },
};
