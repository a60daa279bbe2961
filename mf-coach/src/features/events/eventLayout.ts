import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import type { ReactNode } from "react";
import type { useEvents } from "./api.ts";

/** What shows a list of events, as cards or as a table. */
export interface EventLayoutProps {
  /** The list's name, for a screen reader. */
  label: string;
  query: ReturnType<typeof useEvents>;
  zone: string;
  /** `small`: for the row of a table. */
  renderActions: (event: ClubEvent, size?: "small") => ReactNode;
}
