import type { DesignPart } from "@courtside/contracts/shell/remote.ts";

/**
 * The parts of the design system that remotes take from the shell. A part that the shell does not import would be missing
 * from the share scope, so all of them are listed here, and fetched on demand.
 */
const PARTS: Record<DesignPart, () => Promise<unknown>> = {
  overlay: () => import("@courtside/design-system/overlay.tsx"),
  fields: () => import("@courtside/design-system/fields.tsx"),
  forms: () => import("@courtside/design-system/forms.tsx"),
  data: () => import("@courtside/design-system/data.tsx"),
  dates: () => import("@courtside/design-system/dates.tsx"),
  staff: () => import("@courtside/design-system/staff.tsx"),
};

/** Whether this shell has a part of that name; a newer remote may name others. */
export const isDesignPart = (name: unknown): name is DesignPart =>
  typeof name === "string" && Object.hasOwn(PARTS, name);

/** Fetches a part before the code that imports it. */
export const fetchPart = (part: DesignPart): Promise<unknown> => PARTS[part]();
