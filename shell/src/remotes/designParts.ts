import type { DesignPart } from "@courtside/contracts/shell/remote.ts";

/**
 * The parts of the design system that remotes take from the shell. One that no line of the shell imports would not be
 * in the share scope at all, so each stands here, fetched when somebody asks.
 */
const PARTS: Record<DesignPart, () => Promise<unknown>> = {
  overlay: () => import("@courtside/design-system/overlay.tsx"),
  fields: () => import("@courtside/design-system/fields.tsx"),
  forms: () => import("@courtside/design-system/forms.tsx"),
  data: () => import("@courtside/design-system/data.tsx"),
  dates: () => import("@courtside/design-system/dates.tsx"),
};

/** Whether this shell has a part of that name; a newer remote may know more. */
export const isDesignPart = (name: unknown): name is DesignPart =>
  typeof name === "string" && Object.hasOwn(PARTS, name);

/** Fetches a part ahead of the code that will import it. */
export const fetchPart = (part: DesignPart): Promise<unknown> => PARTS[part]();
