import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { Button, Stack } from "@courtside/design-system/core.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { fakeCoaches } from "../../../testing/fake-coaches.ts";
import { fakeCoachesApi } from "../../../testing/fake-coaches-api.ts";
import BioForm from "./BioForm.tsx";

/** The form, and what somebody else saves meanwhile. */
function BesideAnother() {
  const [first] = fakeCoaches;
  const [bio, setBio] = useState("Clay courts.");
  return (
    <Stack>
      {first && <BioForm coach={{ ...first, bio }} />}
      <Button onClick={() => setBio("Clay and grass.")}>Saved elsewhere</Button>
    </Stack>
  );
}

const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/Bio",
  component: FakeShell,
  args: { me: fakeMe("coach"), path: "/my-account", fetch: fakeCoachesApi(), children: <BesideAnother /> },
};
export default meta;

type Story = StoryObj<typeof FakeShell>;

/** A text that was not changed here follows, and there is nothing to save. */
export const FollowsWhatIsSavedElsewhere: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /Bio/ })).toHaveValue("Clay courts.");
    await userEvent.click(canvas.getByRole("button", { name: "Saved elsewhere" }));
    await expect(canvas.getByRole("textbox", { name: /Bio/ })).toHaveValue("Clay and grass.");
    await expect(canvas.getByRole("button", { name: "Save Profile" })).toBeDisabled();
  },
};

/** What is being typed stays. */
export const KeepsWhatIsTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /Bio/ }), " Doubles.");
    await userEvent.click(canvas.getByRole("button", { name: "Saved elsewhere" }));
    await expect(canvas.getByRole("textbox", { name: /Bio/ })).toHaveValue("Clay courts. Doubles.");
    await expect(canvas.getByRole("button", { name: "Save Profile" })).toBeEnabled();
  },
};
