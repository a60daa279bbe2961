import { type Guest, type GuestDetails, isApiError } from "@courtside/contracts/api/client.ts";
import { clubDayLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Descriptions,
  ErrorState,
  Heading,
  Inline,
  SkeletonList,
  Stack,
  Tag,
  Text,
} from "@courtside/design-system/core.tsx";
import { Checkbox, Field, Input } from "@courtside/design-system/fields.tsx";
import { Sheet } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { ClearMailMarkDialog, MailMark } from "../../../mail-mark/MailMark.tsx";
import { useClearGuestMark, useGuest, useSplitGuest } from "../api.ts";
import { moneyText } from "../money-text.ts";
import styles from "./GuestSheet.module.css";
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
          <Visits guest={query.data} zone={zone} onSplit={onClose} />
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

interface VisitsProps {
  guest: GuestDetails;
  zone: string;
  onSplit: () => void;
}

/** The visits, of which some can be said to be another person's. */
function Visits({ guest, zone, onSplit }: VisitsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState(guest.name);
  const split = useSplitGuest(onSplit);
  const toggle = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter((each) => each !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  };
  const isAll = chosen.size === guest.visits.length;
  if (guest.visits.length === 0) return <Text tone="secondary">No visits.</Text>;
  return (
    <section aria-label="Visits">
      <Stack gap={12}>
        <Heading level={3}>Visits</Heading>
        <ul className={styles.visits}>
          {guest.visits.map((visit) => (
            <li key={visit.booking_id} className={styles.visit}>
              <Checkbox
                checked={chosen.has(visit.booking_id)}
                onChange={(isChosen) => toggle(visit.booking_id, isChosen)}
                description={[
                  visit.host_name ? `with ${visit.host_name}` : "Walk-in",
                  ...(visit.guest_name === guest.name ? [] : [`as ${visit.guest_name}`]),
                  ...(visit.fee_cents > 0 ? [`${moneyText(visit.fee_cents)} due`] : []),
                ].join(", ")}
              >
                {clubDayLabel(visit.start_time, zone)}, {clubTime(visit.start_time, zone)}, {visit.court_name}
              </Checkbox>
              {visit.status === "canceled" && <Tag>Canceled</Tag>}
            </li>
          ))}
        </ul>
        {chosen.size > 0 && (
          <>
            <Field
              label="Name of the other guest"
              error={isAll && "A guest keeps at least one visit"}
              hint="The chosen visits become theirs"
            >
              <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
            </Field>
            <Inline>
              <Button
                variant="primary"
                busy={split.isPending}
                busyLabel="Splitting..."
                aria-disabled={isAll || name.trim() === "" || undefined}
                onClick={() =>
                  !isAll &&
                  name.trim() !== "" &&
                  split.mutate({
                    params: { path: { id: guest.id } },
                    body: { booking_ids: [...chosen], name: name.trim() },
                  })
                }
              >
                {`Split Off ${chosen.size} ${chosen.size === 1 ? "Visit" : "Visits"}`}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </section>
  );
}
