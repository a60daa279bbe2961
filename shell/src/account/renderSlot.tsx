import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { RegistryEntry, SlotName } from "@courtside/contracts/shell/remote.ts";
import type { ReactNode } from "react";
import { SlotOutlet } from "./SlotOutlet.tsx";

/** What some remote brings for a page of another one, to this role; null where none does. */
export function renderSlot(
  remotes: readonly RegistryEntry[],
  role: Role | null,
  slot: SlotName,
  id: string,
): ReactNode {
  for (const entry of remotes) {
    const item = entry.slots?.find((each) => each.slot === slot && each.id === id);
    if (item && role !== null && item.roles.includes(role)) return <SlotOutlet entry={entry} item={item} />;
  }
  return null;
}
