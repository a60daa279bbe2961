import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { AcceptDialog } from "./AcceptDialog.tsx";
import { RejectDialog } from "./RejectDialog.tsx";

export interface Deciding {
  what: "accept" | "reject";
  request: LessonRequest;
}

/** The question that is open; it stays when the list beneath changes. */
export function DecideDialogs({ deciding, onClose }: { deciding: Deciding | null; onClose: () => void }) {
  if (!deciding) return null;
  const Dialog = deciding.what === "accept" ? AcceptDialog : RejectDialog;
  return <Dialog request={deciding.request} onClose={onClose} />;
}
