import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Switch } from "./Switch.tsx";

const meta: Meta<typeof Switch> = { title: "Forms/Switch", component: Switch };
export default meta;

const ignore = () => undefined;

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["Switch"],
    entry: "fields",
    purpose: "On or off.",
    use: [
      "For a setting that is on or off, with its name and what it does.",
      "Where it takes effect at once, a Toast says so if it fails, and the switch goes back.",
    ],
    instead: [
      { when: "It agrees to something, or chooses one of many in a list", take: "Checkbox" },
      { when: "The two states have names of their own", take: "Segmented: Day, Week" },
    ],
    pairs: [
      {
        good: (
          <Switch defaultChecked description="Members join when all courts are booked">
            Waitlist
          </Switch>
        ),
        bad: <Switch defaultChecked>Turn on the waitlist</Switch>,
        why: "Names the thing; the switch says whether it is on. An order would be false in one of the two.",
      },
      {
        good: <Checkbox>I accept the terms</Checkbox>,
        bad: <Switch>I accept the terms</Switch>,
        why: "Agreeing is no state that is switched.",
      },
    ],
    specimen: (
      <Switch defaultChecked description="Members join when all courts are booked">
        Waitlist
      </Switch>
    ),
    anatomy: [
      { part: "Text", says: "The name of the setting." },
      { part: "Description", says: "Optional: what it does." },
      { part: "Switch", says: "At the end of the line." },
    ],
    keyboard: [
      { keys: "Tab", does: "Reaches it." },
      { keys: "Space", does: "Switches." },
    ],
    content: ["No verb, no on or off in the text."],
  },
};

export const Playground: StoryObj<typeof Switch> = {
  tags: ["!test"],
  args: { children: "Waitlist", description: "Members join when all courts are booked" },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(<Switch>Waitlist</Switch>, "off"),
        ...pointed(
          <Switch checked onChange={ignore}>
            Waitlist
          </Switch>,
          "on",
        ),
        { name: "Disabled, off", part: <Switch disabled>Waitlist</Switch> },
        {
          name: "Disabled, on",
          part: (
            <Switch disabled checked>
              Waitlist
            </Switch>
          ),
        },
        longText(
          <Switch description="Members join when all courts are booked">Waitlist of all sports and courts</Switch>,
        ),
        rightToLeft(<Switch defaultChecked>قائمة الانتظار</Switch>),
      ]}
    />
  ),
};
