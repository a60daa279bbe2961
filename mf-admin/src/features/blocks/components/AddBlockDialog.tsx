import { type BlockConflict, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { clubDate, clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, ErrorState, Loading, Stack, Text } from "@courtside/design-system/core.tsx";
import { Modal, useDiscardQuestion } from "@courtside/design-system/overlay.tsx";
import { StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { type Preview, useAddBlock, useCourtChoice } from "../api.ts";
import styles from "./AddBlockDialog.module.css";
import { BlockFields } from "./BlockFields.tsx";
import { type BlockDraft, emptyDraft, errorsOf, readDraft, withStartDate } from "./blockDraft.ts";

interface AddBlockDialogProps {
  /** The club's. */
  zone: string;
  onClose: () => void;
}

const confirmLabel = (count: number) =>
  count === 0 ? "Block the Others" : `Block and Cancel ${count} ${count === 1 ? "Booking" : "Bookings"}`;

const check = (draft: BlockDraft) => {
  const { courts, start_time, end_time } = errorsOf(draft);
  return { courtIds: courts, startTime: start_time, endTime: end_time };
};

const adjust = (draft: BlockDraft) => withStartDate(draft, draft.startDate);

/**
 * Blocks several courts at once (docs/product/booking.md#court-blocks); conflicting bookings are listed and confirmed before
 * anything is stored.
 */
export function AddBlockDialog({ zone, onClose }: AddBlockDialogProps) {
  const courts = useCourtChoice();
  const error: unknown = courts.error;
  const [today] = useState(() => clubDate(Date.now(), zone));
  const form = useStaffForm(() => emptyDraft(today), { check, adjust });
  const { previewed, preview, confirm, back, busy } = useAddBlock(onClose);
  const { close, question } = useDiscardQuestion(form.isChanged === true && previewed !== null, onClose);
  const input = readDraft(form.values);
  const submit = (draft: BlockDraft) => {
    const read = readDraft(draft);
    if (!("field" in read)) preview(read);
  };

  if (previewed) {
    const nothingLeft = previewed.refused.length === previewed.input.court_ids.length;
    return (
      <>
        <Modal
          key="review"
          open
          title="Add Block"
          busy={busy}
          onClose={close}
          footer={
            <>
              <Button data-autofocus="" onClick={back} disabled={busy}>
                Back
              </Button>
              {!nothingLeft && (
                <Button variant="primary" danger busy={busy} busyLabel="Blocking..." onClick={confirm}>
                  {confirmLabel(previewed.bookings.length)}
                </Button>
              )}
            </>
          }
        >
          <ConflictsReview previewed={previewed} zone={zone} />
        </Modal>
        {question}
      </>
    );
  }

  return (
    <StaffFormDialog
      key="form"
      form={form}
      title="Add Block"
      submitLabel="Add Block"
      busyLabel="Blocking..."
      summary={"field" in input && input.message}
      busy={busy}
      disabled={!courts.data}
      onClose={onClose}
      onSubmit={submit}
    >
      {courts.data ? (
        <BlockFields courts={courts.data.data} form={form} today={today} />
      ) : courts.isPending ? (
        <Loading />
      ) : (
        <ErrorState
          compact
          title="The courts could not be loaded"
          cause={messageOf(error) ?? "Check your connection, then try again."}
          requestId={isApiError(error) ? error.requestId : undefined}
          retrying={courts.isFetching}
          onRetry={() => void courts.refetch()}
        />
      )}
    </StaffFormDialog>
  );
}

/**
 * What a block would affect, before anything is stored: courts that are rejected, bookings that it would cancel
 * (docs/product/booking.md#court-blocks).
 */
function ConflictsReview({ previewed, zone }: { previewed: Preview; zone: string }) {
  const { bookings, refused: rejected, notice } = previewed;
  return (
    <Stack gap={16}>
      {notice && (
        <Alert tone="warning" role="alert">
          {notice}
        </Alert>
      )}
      {rejected.length > 0 && (
        <Alert tone="error" title={rejected.length === 1 ? "One court is left out" : "Some courts are left out"}>
          {rejected.map(({ court_id, message }) => (
            <p key={court_id} className={styles.line}>
              {message}
            </p>
          ))}
        </Alert>
      )}
      {bookings.length > 0 && (
        <>
          <Text as="p">
            {bookings.length === 1 ? "This booking is" : `These ${bookings.length} bookings are`} in the way and will be
            canceled. Those whose address the club has are notified by email, with the reason.
          </Text>
          <ul className={styles.conflicts} aria-label="Bookings that will be canceled">
            {bookings.map((hit) => (
              <li key={hit.id} className={styles.hit}>
                <strong className={styles.who}>{who(hit)}</strong>
                <span>{hit.court_name}</span>
                <span className={styles.when}>{clubSpanLabel(hit.start_time, hit.end_time, zone)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

const KINDS = { booking: "", lesson: " (lesson)", event: " (event)", offer_held: " (waitlist offer)" } as const;
const who = ({ user_name, kind, title }: BlockConflict) => `${title ?? user_name}${KINDS[kind]}`;
