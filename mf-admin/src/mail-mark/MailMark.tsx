import type { Member } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Button, Inline, Tag } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";

type Mark = NonNullable<Member["mail_mark"]>;

interface MailMarkProps {
  name: string;
  mark: Mark;
  zone: string;
  /** Not given: the reader may not clear it. */
  onClear?: () => void;
}

/** That mails to an address bounce or are not wanted, since when, and the way to end that. */
export function MailMark({ name, mark, zone, onClear }: MailMarkProps) {
  return (
    <Inline gap={8}>
      <Tag tone="error">
        {mark.is_complaint ? "Reported spam" : "Bounced"} {clubDateLabel(mark.since, zone)}
      </Tag>
      {onClear && (
        <Button size="small" aria-label={`Clear the mark of ${name}`} onClick={onClear}>
          Clear
        </Button>
      )}
    </Inline>
  );
}

interface ClearMailMarkProps extends Omit<MailMarkProps, "onClear"> {
  email: string | null;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what the mark means before it is cleared (docs/product/notifications.md#bounces-and-complaints). */
export function ClearMailMarkDialog({ name, email, mark, zone, busy, onConfirm, onClose }: ClearMailMarkProps) {
  const date = clubDateLabel(mark.since, zone);
  const address = email ?? "their address";
  return (
    <ConfirmDialog
      open
      title={`Mail ${name} again?`}
      description={
        mark.is_complaint
          ? `A mail to ${address} was reported as spam on ${date}, so the club mails them nothing. Clear this only if they asked for mails again.`
          : `Mail to ${address} bounced on ${date}. Clear this if the address works again; the next bounce marks it again.`
      }
      confirmLabel="Clear"
      cancelLabel="Keep"
      busy={busy}
      busyLabel="Clearing..."
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
