import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { lostResponse } from "@courtside/contracts/mock-api/responses.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { seeToast } from "@courtside/design-system/components/Toast/seeToast.ts";
import { Button } from "@courtside/design-system/core.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent } from "storybook/test";
import { useMoveBooking } from "./move.ts";

const before = {
  court_id: "cccccccc-0000-4000-8000-000000000001",
  start_time: "2026-03-10T14:00:00.000Z",
  end_time: "2026-03-10T15:00:00.000Z",
};

function Mover({ onSent }: { onSent: () => void }) {
  const { move } = useMoveBooking({ onMoved: () => {}, onFailed: () => {} });
  const send = () => {
    move("bbbbbbbb-0000-4000-8000-000000000001", { ...before, court_name: "Court 1" }, { before, label: "Court 1" });
    onSent();
  };
  return <Button onClick={send}>Move</Button>;
}

function Screen() {
  const [isSent, setSent] = useState(false);
  return isSent ? null : <Mover onSent={() => setSent(true)} />;
}

const meta: Meta<typeof FakeShell> = {
  title: "mf-booking/Move, left before the response",
  component: FakeShell,
  args: { fetch: mockApi(on("patch", "/bookings/{id}", lostResponse)), children: <Screen /> },
};
export default meta;

/** What asked for the move is gone before the response: the failure is reported all the same. */
export const NotMoved: StoryObj<typeof FakeShell> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Move" }));
    await seeToast("Failed to move booking");
  },
};
