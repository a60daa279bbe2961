import type { InvitationBatch } from "@courtside/contracts/api/client.ts";

export type BatchLine = InvitationBatch["lines"][number];

export const isUnderWay = (batch: InvitationBatch | null | undefined): boolean =>
  batch?.status === "running" || batch?.status === "waiting";

export const countOf = ({ lines }: InvitationBatch, state: BatchLine["state"]): number =>
  lines.filter((line) => line.state === state).length;

/** Those that got no mail, as the form reads them. */
export const unsentOf = ({ lines }: InvitationBatch) =>
  lines
    .filter(({ state }) => state !== "sent")
    .map(({ email, full_name }) => ({ email, ...(full_name !== null && { name: full_name }) }));
