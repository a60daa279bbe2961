import { Button } from "@courtside/design-system/core.tsx";
import { useConfirmHours } from "../api.ts";

/** Ticks the step of hours and time zone without changing them. */
export function ConfirmHours() {
  const confirm = useConfirmHours();
  return (
    <Button size="small" busy={confirm.isPending} busyLabel="Saving..." onClick={() => confirm.mutate({})}>
      Looks Right
    </Button>
  );
}
