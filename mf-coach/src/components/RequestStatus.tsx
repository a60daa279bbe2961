import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { Tag, type Tone } from "@courtside/design-system/core.tsx";

const LOOKS: Record<LessonRequest["status"], { label: string; tone: Tone }> = {
  pending: { label: "Pending", tone: "warning" },
  accepted: { label: "Accepted", tone: "success" },
  declined: { label: "Declined", tone: "error" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
  completed: { label: "Completed", tone: "neutral" },
  canceled: { label: "Canceled", tone: "error" },
};

export const requestStatusLabel = ({ status }: Pick<LessonRequest, "status">): string => LOOKS[status].label;

/** The status of a lesson request (docs/product/coaching.md#request-status). */
export function RequestStatus({ status }: Pick<LessonRequest, "status">) {
  const { label, tone } = LOOKS[status];
  return <Tag tone={tone}>{label}</Tag>;
}
