import { type Guest, type GuestDetails, isApiError } from "@courtside/contracts/api/client.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Button, Descriptions, ErrorState, Inline, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { Sheet } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { ClearMailMarkDialog, MailMark } from "../../../mail-mark/MailMark.tsx";
import { useClearGuestMark, useGuest } from "../api.ts";
import { moneyText } from "../money-text.ts";
import { GuestVisits } from "./GuestVisits.tsx";
import { MergeDialog } from "./MergeDialog.tsx";

interface GuestSheetProps {
  guest: Guest;
  zone: string;
  onClose: () => void;
}

/** One guest: the visits, and what staff may say of them (docs/decisions/0049-guests.md). */
export function GuestSheet({ guest, zone, onClose }: GuestSheetProps) {
  const query = useGuest(guest.id);
  const [merging, setMerging] = useState(false);
  const error: unknown = query.error;
  return (
    <Sheet open title={guest.name} onClose={onClose}>
      <Stack gap={20}>
        <Descriptions
          items={[
            { label: "Email", value: guest.email ?? "None given" },
            { label: "Visits this year", value: `${guest.visits_this_year}` },
            { label: "Fees due this year", value: moneyText(guest.fees_due_this_year_cents) },
            ...(guest.also.length > 0 ? [{ label: "Also", value: guest.also.join(", ") }] : []),
          ]}
        />
        {query.data && <GuestMark guest={query.data} zone={zone} />}
        <Inline>
          <Button onClick={() => setMerging(true)}>Merge Into Another Guest</Button>
        </Inline>
        {query.data ? (
          <GuestVisits guest={query.data} zone={zone} onSplit={onClose} />
        ) : error ? (
          <ErrorState
            compact
            title="The visits could not be loaded"
            cause={isApiError(error) ? error.message : "Check your connection, then try again."}
            requestId={isApiError(error) ? error.requestId : undefined}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <SkeletonList count={3} />
        )}
      </Stack>
      {merging && <MergeDialog guest={guest} onDone={onClose} onClose={() => setMerging(false)} />}
    </Sheet>
  );
}

/** What is known of the guest's address, which admins may clear. */
function GuestMark({ guest, zone }: { guest: GuestDetails; zone: string }) {
  const { effective_role: role } = useMe();
  const [clearing, setClearing] = useState(false);
  const close = () => setClearing(false);
  const clear = useClearGuestMark(close);
  const { id, name, email, mail_mark: mark } = guest;
  if (!mark) return null;
  return (
    <>
      <MailMark
        {...{ name, mark, zone }}
        {...(role && can(role, "members:manage") && { onClear: () => setClearing(true) })}
      />
      {clearing && (
        <ClearMailMarkDialog
          {...{ name, email, mark, zone }}
          busy={clear.isPending}
          onConfirm={() => clear.mutate({ params: { path: { id } } })}
          onClose={close}
        />
      )}
    </>
  );
}
