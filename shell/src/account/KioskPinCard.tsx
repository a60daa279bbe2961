import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, Stack, Tag } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { useRemoveKioskPin, useSetKioskPin } from "./api.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { PinForm } from "./PinForm.tsx";
import type { Outcome } from "./useAction.ts";

/** The PIN with which one identifies at the club's devices that accept one (docs/product/kiosk.md#at-the-device). */
export function KioskPinCard() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data } = useApi().useQuery("get", "/me/kiosk-pin");
  const { save, refetch } = useSetKioskPin();
  const removal = useRemoveKioskPin(setOutcome);
  const isSet = data?.has_kiosk_pin ?? false;
  return (
    <Card
      title="Kiosk PIN"
      description="You type it with your email address at your club's kiosk, where the club accepts one. Five wrong ones block it."
      extra={data && <Tag tone={isSet ? "success" : "neutral"}>{isSet ? "Set" : "Not set"}</Tag>}
    >
      <Stack>
        <OutcomeAlert outcome={outcome} />
        <PinForm
          name="kiosk PIN"
          digits={[6, 6]}
          isSet={isSet}
          save={(body) => save({ body })}
          onSaved={refetch}
          onOutcome={setOutcome}
        />
        {isSet && (
          <div>
            <Button danger busy={removal.isPending} busyLabel="Removing..." onClick={() => removal.mutate({})}>
              Remove kiosk PIN
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
