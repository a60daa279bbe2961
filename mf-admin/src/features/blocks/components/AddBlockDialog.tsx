import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, Loading, Stack } from "@courtside/design-system/core.tsx";
import { useFormCheck } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { useAddBlock, useCourtChoice } from "../api.ts";
import { BlockFields } from "./BlockFields.tsx";
import { emptyDraft, faultsOf, readDraft } from "./blockDraft.ts";
import { HitsReview } from "./HitsReview.tsx";

interface AddBlockDialogProps {
  /** The club's. */
  zone: string;
  onClose: () => void;
}

const confirmLabel = (count: number) =>
  count === 0 ? "Block the Others" : `Block and Cancel ${count} ${count === 1 ? "Booking" : "Bookings"}`;

/**
 * Several courts at once (docs/product/booking.md#court-blocks); where bookings are in the way, they are listed and confirmed
 * before anything happens.
 */
export function AddBlockDialog({ zone, onClose }: AddBlockDialogProps) {
  const formId = useId();
  const courts = useCourtChoice();
  const [today] = useState(() => clubDate(Date.now(), zone));
  const [draft, setDraft] = useState(() => emptyDraft(today));
  const { form, check, isWrong, shown } = useFormCheck(faultsOf(draft));
  const { foreseen, foresee, confirm, back, busy } = useAddBlock(onClose);

  const wish = readDraft(draft);
  const fault = "field" in wish ? wish : null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check() && !("field" in wish)) foresee(wish);
  };

  if (foreseen) {
    const nothingLeft = foreseen.refused.length === foreseen.wish.court_ids.length;
    return (
      <Modal
        key="review"
        open
        title="Add Block"
        busy={busy}
        onClose={onClose}
        footer={
          <>
            <Button data-autofocus="" onClick={back} disabled={busy}>
              Back
            </Button>
            {!nothingLeft && (
              <Button variant="primary" danger busy={busy} busyLabel="Blocking..." onClick={confirm}>
                {confirmLabel(foreseen.bookings.length)}
              </Button>
            )}
          </>
        }
      >
        <HitsReview foreseen={foreseen} zone={zone} />
      </Modal>
    );
  }

  return (
    <Modal
      key="form"
      open
      title="Add Block"
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Blocking...">
            Add Block
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          {isWrong && fault && (
            <Alert tone="error" role="alert">
              {fault.message}
            </Alert>
          )}
          {courts.isPending ? (
            <Loading />
          ) : (
            <BlockFields
              courts={courts.data?.data ?? []}
              draft={draft}
              onChange={setDraft}
              faults={shown}
              today={today}
            />
          )}
        </Stack>
      </form>
    </Modal>
  );
}
