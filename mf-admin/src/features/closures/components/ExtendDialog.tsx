import { type Closure, messageOf } from "@courtside/contracts/api/client.ts";
import type { ClosureOutcome } from "@courtside/contracts/domain/closures.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useExtendClosure } from "../api.ts";
import { PreviewBody } from "./PreviewBody.tsx";
import { ScopeFields, useScope } from "./ScopeFields.tsx";

interface ExtendDialogProps {
  closure: Closure;
  zone: string;
  onClose: () => void;
}

/** What an hour more would touch, before it is closed (docs/product/closures.md#extending); of a repeated closure, for which dates. */
export function ExtendDialog({ closure, zone, onClose }: ExtendDialogProps) {
  const of = useScope(closure);
  const [outcomes, setOutcomes] = useState<{ id: string; outcome: ClosureOutcome }[]>([]);
  const { preview, error, notice, isLooking, isClosing, confirm } = useExtendClosure(
    { id: of.id, scope: of.scope, outcomes },
    onClose,
  );
  const choose = (id: string, outcome: ClosureOutcome) =>
    setOutcomes((chosen) => [...chosen.filter((each) => each.id !== id), { id, outcome }]);
  const choice = { body: { outcome: closure.outcome, outcomes }, disabled: isClosing || isLooking, onChoose: choose };
  return (
    <Modal
      open
      onClose={onClose}
      title="Close for another hour?"
      description={preview && clubSpanLabel(preview.start_time, preview.end_time, zone)}
      busy={isClosing}
      footer={
        <>
          <Button onClick={onClose} disabled={isClosing}>
            Cancel
          </Button>
          <Button
            variant="primary"
            danger
            busy={isClosing}
            busyLabel="Closing..."
            disabled={isLooking || error !== null}
            onClick={confirm}
          >
            {preview && preview.people > 0 ? `Close and Notify ${preview.people}` : "Close for Another Hour"}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <ScopeFields closure={closure} zone={zone} of={of} />
        {error ? (
          <Alert tone="error" title="The closure cannot be extended" role="alert">
            {messageOf(error)}
          </Alert>
        ) : preview ? (
          <PreviewBody preview={preview} zone={zone} choice={choice} notice={notice} />
        ) : (
          <SkeletonList />
        )}
      </Stack>
    </Modal>
  );
}
