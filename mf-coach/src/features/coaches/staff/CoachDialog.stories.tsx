import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { managedCoaches } from "../../../testing/fake-coaches.ts";
import CoachDialog from "./CoachDialog.tsx";

const sent = fn<(body: unknown) => void>();
const [ana] = managedCoaches;

/** Open while the coach saves another bio. */
function BesideTheCoach() {
  const [coach, setCoach] = useState(ana);
  useEffect(() => setCoach((last) => last && { ...last, bio: "Clay and grass." }), []);
  return coach ? <CoachDialog coach={coach} onClose={() => undefined} /> : null;
}

const meta: Meta<typeof FakeShell> = {
  title: "mf-coach/Edit coach",
  component: FakeShell,
  args: {
    me: fakeMe("admin"),
    path: "/coaches",
    fetch: mockApi(
      on("patch", "/coaches/{id}", ({ body, response, reject }) => {
        sent(body);
        return ana ? response(200, ana) : reject({ status: 404, code: "not_found", message: "Coach not found" });
      }),
    ),
    children: <BesideTheCoach />,
  },
};
export default meta;

/** What another saved meanwhile is not taken back: only what was changed here is sent. */
export const BesideAnotherChange: StoryObj<typeof FakeShell> = {
  play: async () => {
    sent.mockClear();
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Edit Coach" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), " Gil");
    await userEvent.click(dialog.getByRole("button", { name: "Save Changes" }));
    await seeToast("Coach updated successfully!");
    await expect(sent.mock.calls).toEqual([[{ name: "Ana Ruiz Gil" }]]);
  },
};
