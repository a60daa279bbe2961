import { can, type Role } from "@courtside/contracts/domain/roles.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { LinkButton, Segmented, Stack } from "@courtside/design-system/core.tsx";
import type { Desk } from "./pages/useDesk.ts";

/** What a free time can become, as far as the role allows. Events have a form of their own, which opens with the time filled in. */
export function KindSwitch({ desk, role }: { desk: Desk; role: Role }) {
  const { hasScreen } = useShell();
  const { shown, eventHref } = desk;
  const kinds = [
    ...(can(role, "bookings:create-for-others") ? [{ value: "book", label: "Booking" } as const] : []),
    ...(can(role, "coaches:portal") ? [{ value: "lesson", label: "Lesson" } as const] : []),
    ...(can(role, "blocks:manage") ? [{ value: "block", label: "Block" } as const] : []),
  ];
  const mayEvent = can(role, "events:create") && hasScreen("/events") && eventHref;
  if (kinds.length === 1 && !mayEvent) return null;
  const link = mayEvent && <LinkButton href={eventHref}>Create an event at this time</LinkButton>;
  if (kinds.length === 1) return link;
  return (
    <Stack gap={8}>
      <Segmented
        label="What to make of the time"
        options={kinds}
        value={shown?.type === "lesson" || shown?.type === "block" ? shown.type : "book"}
        onChange={desk.turnInto}
      />
      {link}
    </Stack>
  );
}
