import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, Stack, Tag } from "@courtside/design-system/core.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiFailureText } from "../api/apiFailureText.ts";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { PinForm } from "./PinForm.tsx";
import type { Outcome } from "./useAction.ts";

/** The PIN with which one identifies at the club's devices that accept one (docs/product/kiosk.md#at-the-device). */
export function KioskPinCard() {
  const api = useApi();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { data } = api.useQuery("get", "/me/kiosk-pin");
  const { queryKey } = api.queryOptions("get", "/me/kiosk-pin");
  const { mutateAsync: save } = api.useMutation("put", "/me/kiosk-pin");
  const removal = api.useMutation("delete", "/me/kiosk-pin", {
    onMutate: () => setOutcome(null),
    onSuccess: (state) => {
      queries.setQueryData(queryKey, state);
      setOutcome({ tone: "success", text: "Your kiosk PIN is removed." });
    },
    onError: (error) => setOutcome({ tone: "error", text: apiFailureText(error) }),
  });
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
          onSaved={() => queries.invalidateQueries({ queryKey })}
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
