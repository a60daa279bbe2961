import { isApiError, messageOf, type PlatformClub, type PlatformClubUsage } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Descriptions, ErrorState, SkeletonList, Stack, Text } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useState } from "react";
import { failureText } from "../../../api.ts";
import { useClubExport, useClubUsage, useSuspension } from "../api.ts";
import { timeText } from "../texts.ts";

interface ClubDialogProps {
  club: PlatformClub;
  onClose: () => void;
}

const LONGEST_REASON = 300;
const SHOWN_TABLES = 4;
const number = (value: number) => value.toLocaleString("en-US");

/** What one club uses, and what the operator may do with it. */
export function ClubDialog({ club, onClose }: ClubDialogProps) {
  const usage = useClubUsage(club.id);
  const [suspending, setSuspending] = useState(false);
  const suspension = useSuspension(club, () => setSuspending(false));
  const file = useClubExport(club);
  const error: unknown = usage.error;
  const failed: unknown = suspension.error ?? file.error;
  const status = usage.data?.status ?? club.status;
  return (
    <Modal
      open
      title={club.name}
      description={club.id}
      busy={suspension.isPending}
      onClose={onClose}
      footer={
        !suspending && (
          <>
            <Button busy={file.isPending} busyLabel="Exporting..." onClick={() => file.mutate()}>
              Export
            </Button>
            {status === "suspended" ? (
              <Button
                variant="primary"
                busy={suspension.isPending}
                busyLabel="Resuming..."
                onClick={() => suspension.mutate(null)}
              >
                Resume Club
              </Button>
            ) : (
              status !== "closed" && (
                <Button danger onClick={() => setSuspending(true)}>
                  Suspend Club
                </Button>
              )
            )}
          </>
        )
      }
    >
      <Stack>
        {failed !== null && (
          <Alert tone="error" role="alert" title="That did not work">
            {failureText(failed)}
          </Alert>
        )}
        {suspending ? (
          <SuspendForm
            club={club}
            busy={suspension.isPending}
            onSubmit={(reason) => suspension.mutate(reason)}
            onBack={() => setSuspending(false)}
          />
        ) : usage.data ? (
          <Usage usage={usage.data} />
        ) : error ? (
          <ErrorState
            title="The club's usage could not be loaded"
            cause={messageOf(error) ?? "Check your connection, then try again."}
            requestId={isApiError(error) ? error.requestId : undefined}
            retrying={usage.isFetching}
            onRetry={() => void usage.refetch()}
          />
        ) : (
          <SkeletonList count={3} />
        )}
      </Stack>
    </Modal>
  );
}

function Usage({ usage }: { usage: PlatformClubUsage }) {
  const { suspension, tables } = usage;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const most = tables.slice(0, SHOWN_TABLES).map((table) => `${table.name} ${number(table.rows)}`);
  return (
    <Stack>
      {suspension && (
        <Alert tone="warning" title={`Suspended since ${timeText(suspension.since)}`}>
          {suspension.reason}
        </Alert>
      )}
      <Descriptions
        items={[
          { label: "Members", value: `${number(usage.members)}, ${number(usage.active_people)} booked within 30 days` },
          { label: "Courts", value: number(usage.courts) },
          {
            label: "Bookings, 30 days",
            value: usage.last_booking_at
              ? `${number(usage.bookings)}, the last ${timeText(usage.last_booking_at)}`
              : number(usage.bookings),
          },
          { label: "Rejected requests", value: number(usage.rejections) },
          { label: "Messages", value: `${number(usage.notices_sent)} sent, ${number(usage.notices_failed)} failed` },
          { label: "Rows", value: most.length > 0 ? `${number(rows)}: ${most.join(", ")}` : "0" },
        ]}
      />
      <Text as="p" size="sm" tone="secondary">
        The export holds names and addresses of members and guests. The club's audit log says that you made it.
      </Text>
    </Stack>
  );
}

interface SuspendFormProps {
  club: PlatformClub;
  busy: boolean;
  onSubmit: (reason: string) => void;
  onBack: () => void;
}

/** Asks for the reason, and says what follows. */
function SuspendForm({ club, busy, onSubmit, onBack }: SuspendFormProps) {
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim()) onSubmit(reason.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text as="p">
          {club.name} closes to its {number(club.members)} members at once: their screens say so, and nothing can be
          booked. Nothing is deleted, and payments are not stopped.
        </Text>
        <Field
          label="Reason"
          hint="The club's admins read it."
          error={asked && !reason.trim() ? "Give a reason" : undefined}
        >
          <Input
            autoFocus
            value={reason}
            maxLength={LONGEST_REASON}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Stack gap={8}>
          <Button type="submit" variant="primary" danger busy={busy} busyLabel="Suspending...">
            {`Suspend ${club.name}`}
          </Button>
          <Button disabled={busy} onClick={onBack}>
            Keep It Open
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
