import { Alert, Button } from "@courtside/design-system/core.tsx";
import { lazy, Suspense } from "react";
import { countOf, isUnderWay } from "../batch.ts";
import type { useBatch } from "../inviting.ts";

const SendingDialog = lazy(() => import("./SendingDialog.tsx"));

interface SendingNoticeProps {
  sending: ReturnType<typeof useBatch>;
  isOpen: boolean;
  /** The form on the same page shows the same. */
  besideForm: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * How far the server is with the invitations that it sends, in one line above the list; the results of each in a dialog. What has ended
 * stays here only if it was sent again, because the form is for the rest.
 */
export function SendingNotice({ sending, isOpen, besideForm, onOpen, onClose }: SendingNoticeProps) {
  const { batch } = sending;
  if (!batch) return null;
  const summary = `${countOf(batch, "sent")} of ${batch.lines.length} invitations sent`;
  return (
    <>
      {!besideForm && (isUnderWay(batch) || batch.renews) && (
        <Alert
          tone={batch.status === "waiting" ? "warning" : "info"}
          action={
            <Button size="small" onClick={onOpen}>
              Show Progress
            </Button>
          }
        >
          {isUnderWay(batch) ? `${summary}; the server goes on by itself.` : `${summary}.`}
        </Alert>
      )}
      {isOpen && (
        <Suspense>
          <SendingDialog batch={batch} sending={sending} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
