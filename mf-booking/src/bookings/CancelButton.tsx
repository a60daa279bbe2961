import type { Booking } from "@courtside/contracts/api/client.ts";
import { Button } from "@courtside/design-system/core.tsx";
import { useId } from "react";
import styles from "./CancelButton.module.css";

interface CancelButtonProps {
  booking: Pick<Booking, "can_cancel" | "cancel_refusal">;
  onCancel: () => void;
}

/** 'Cancel Booking' of a future booking; inside the cut-off it stays there, disabled, with the reason. */
export function CancelButton({ booking: { can_cancel, cancel_refusal: refusal }, onCancel }: CancelButtonProps) {
  const id = useId();
  if (!can_cancel && !refusal) return null;
  return (
    <div className={styles.cancel}>
      <Button
        danger
        aria-disabled={!can_cancel || undefined}
        aria-describedby={refusal ? id : undefined}
        onClick={() => can_cancel && onCancel()}
      >
        Cancel Booking
      </Button>
      {refusal && (
        <p id={id} className={styles.reason}>
          {refusal}
        </p>
      )}
    </div>
  );
}
