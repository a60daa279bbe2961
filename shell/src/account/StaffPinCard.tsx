import type { Me } from "@courtside/contracts/api/client.ts";
import { isStaff } from "@courtside/contracts/domain/roles.ts";
import { Card, Stack, Tag } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { RemoveStaffPin } from "./RemoveStaffPin.tsx";
import { StaffPinForm } from "./StaffPinForm.tsx";
import type { Outcome } from "./useAction.ts";

/** The PIN with which staff leave the kiosk. Nobody else has one. */
export function StaffPinCard({ me }: { me: Me }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { has_staff_pin: isSet } = me.profile;
  if (!me.effective_role || !isStaff(me.effective_role)) return null;
  return (
    <Card
      title="Staff PIN"
      description="You type it to leave the front-desk kiosk."
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
