import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { RegistryEntry, SlotItem } from "@courtside/contracts/shell/remote.ts";

export interface OwnedSlot {
  entry: RegistryEntry;
  item: SlotItem;
}

/** The tabs that remotes bring to My Account for this role, in order; none for someone without a club. */
export const accountTabsOf = (remotes: readonly RegistryEntry[], role: Role | null): OwnedSlot[] =>
  remotes
    .flatMap((entry) => (entry.slots ?? []).map((item) => ({ entry, item })))
    .filter(({ item }) => item.slot === "account.tabs" && role !== null && item.roles.includes(role))
    .sort((one, other) => one.item.order - other.item.order);
