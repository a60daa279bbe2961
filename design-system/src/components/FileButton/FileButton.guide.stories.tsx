import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { longText, pointed, rightToLeft, StateGrid } from "../../../guides/StateGrid.tsx";
import { IconPlus } from "../Icon/icons.tsx";
import { FileButton } from "./FileButton.tsx";

const meta: Meta<typeof FileButton> = { title: "Forms/FileButton", component: FileButton };
export default meta;

const ignore = () => undefined;
const logo = (
  <FileButton accept="image/png" onChoose={ignore} icon={<IconPlus />}>
    Choose Logo
  </FileButton>
);

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["FileButton"],
    entry: "fields",
    purpose: "Lets one file be chosen.",
    use: ["For a logo, a list to import: it opens the system's dialog."],
    instead: [{ when: "Text can be pasted instead", take: "TextArea beside it" }],
    pairs: [
      {
        good: logo,
        bad: (
          <FileButton accept="image/png" onChoose={ignore}>
            Browse...
          </FileButton>
        ),
        why: "Names what is chosen. Types and the greatest size stand beneath it.",
      },
    ],
    specimen: logo,
    anatomy: [{ part: "Button", says: "As Button, without busy: what follows shows how far it is." }],
    keyboard: [{ keys: "Enter, Space", does: "Opens the system's dialog." }],
    content: ["Choose, and the thing: Choose Logo."],
  },
};

export const Playground: StoryObj<typeof FileButton> = {
  tags: ["!test"],
  args: { accept: "image/png", children: "Choose Logo" },
};

export const States: StoryObj = {
  render: () => (
    <StateGrid
      states={[
        ...pointed(logo),
        {
          name: "Disabled",
          part: (
            <FileButton accept="image/png" onChoose={ignore} disabled>
              Choose Logo
            </FileButton>
          ),
        },
        longText(
          <FileButton accept="text/csv" onChoose={ignore}>
            Choose the list of members to import
          </FileButton>,
        ),
        rightToLeft(
          <FileButton accept="image/png" onChoose={ignore} icon={<IconPlus />}>
            اختر الشعار
          </FileButton>,
        ),
      ]}
    />
  ),
};
