import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { rejection } from "@courtside/contracts/mock-api/responses.ts";
import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, userEvent, type within } from "storybook/test";
import { KioskPinCard } from "./KioskPinCard.tsx";

/** The PIN of one member in memory; "123456" is too easy to guess. */
function Shown({ isSet = false }: { isSet?: boolean }) {
  const fetch = useMemo(() => {
    let has_kiosk_pin = isSet;
    const message = "This PIN is too easy to guess. Do not repeat or count digits.";
    return mockApi(
      on("get", "/me/kiosk-pin", ({ response }) => response(200, { has_kiosk_pin })),
      on("put", "/me/kiosk-pin", ({ body, response }) => {
        if (body.pin === "123456") return rejection({ status: 422, code: "weak_pin", message });
        has_kiosk_pin = true;
        return response(200, { has_kiosk_pin });
      }),
      on("delete", "/me/kiosk-pin", ({ response }) => {
        has_kiosk_pin = false;
        return response(200, { has_kiosk_pin });
      }),
    );
  }, [isSet]);
  return (
    <FakeShell me={fakeMe()} fetch={fetch}>
      <KioskPinCard />
    </FakeShell>
  );
}

const meta: Meta<typeof Shown> = { title: "Shell/Account/Kiosk PIN", component: Shown };
export default meta;

type Story = StoryObj<typeof Shown>;

async function type(canvas: ReturnType<typeof within>, pin: string) {
  for (const name of ["New kiosk PIN", "Confirm kiosk PIN"]) {
    await userEvent.clear(canvas.getByLabelText(name));
    await userEvent.type(canvas.getByLabelText(name), pin);
  }
  await userEvent.click(canvas.getByRole("button", { name: /^(Set|Change) kiosk PIN$/ }));
}

export const SetsOne: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not set")).toBeVisible();
    await type(canvas, "2846");
    await expect(await canvas.findByText("The PIN must have 6 digits")).toBeVisible();
    await type(canvas, "123456");
    await expect(await canvas.findByText(/too easy to guess/)).toBeVisible();
    await type(canvas, "284671");
    await expect(await canvas.findByText("Your kiosk PIN is set.")).toBeVisible();
    await expect(await canvas.findByText("Set", { exact: true })).toBeVisible();
  },
};

export const RemovesIt: Story = {
  args: { isSet: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove kiosk PIN" }));
    await expect(await canvas.findByText("Your kiosk PIN is removed.")).toBeVisible();
    await expect(await canvas.findByText("Not set")).toBeVisible();
  },
};
