import type { Me } from "@courtside/contracts/api/client.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { Button, Card, Stack, Tag } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useRemoveStaffPin, useSetStaffPin } from "./api.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { PinForm } from "./PinForm.tsx";
import type { Outcome } from "./useAction.ts";

/** The PIN with which staff leave the kiosk. Other members have none. */
export function StaffPinCard({ me }: { me: Me }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { has_staff_pin: isSet } = me.profile;
  if (!me.effective_role || !isStaff(me.effective_role)) return null;
  return (
    <Card
      title="Staff PIN"
      description="You type it to leave the front-desk kiosk. At a device on the wall it needs at least six digits."
      extra={<Tag tone={isSet ? "success" : "neutral"}>{isSet ? "Set" : "Not set"}</Tag>}
    >
      <Stack>
        <OutcomeAlert outcome={outcome} />
        <StaffPinForm isSet={isSet} onOutcome={setOutcome} />
        {isSet && <RemoveStaffPin onOutcome={setOutcome} />}
      </Stack>
    </Card>
  );
}

/** Sets the PIN or changes it. */
function StaffPinForm({ isSet, onOutcome }: { isSet: boolean; onOutcome: (outcome: Outcome | null) => void }) {
  const { save, refetch } = useSetStaffPin();
  return (
    <PinForm
      name="PIN"
      digits={[4, 8]}
      isSet={isSet}
      save={(body) => save({ body })}
      onSaved={refetch}
      onOutcome={onOutcome}
    />
  );
}

/** Takes the PIN away, once that is confirmed. */
function RemoveStaffPin({ onOutcome }: { onOutcome: (outcome: Outcome | null) => void }) {
  const [asking, setAsking] = useState(false);
  const removal = useRemoveStaffPin(onOutcome, () => setAsking(false));
  return (
    <div>
      <Button danger onClick={() => setAsking(true)}>
        Remove PIN
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove your staff PIN?"
        description="You cannot leave the kiosk with it any more."
        confirmLabel="Remove"
        cancelLabel="Keep"
        danger
        busy={removal.isPending}
        busyLabel="Removing..."
        onConfirm={() => removal.mutate({})}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
