import type { Member } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Button, Inline, Tag } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useClearMailMark } from "../api.ts";

interface MailMarkProps {
  member: Member;
  zone: string;
  onClear: () => void;
}

/** That mails to a member's address bounce or are not wanted, since when, and the way to end that. */
export function MailMark({ member, zone, onClear }: MailMarkProps) {
  const { name, mail_mark } = member;
  if (!mail_mark) return null;
  return (
    <Inline gap={8}>
      <Tag tone="error">
        {mail_mark.is_complaint ? "Reported spam" : "Bounced"} {clubDateLabel(mail_mark.since, zone)}
      </Tag>
      <Button size="small" aria-label={`Clear the mark of ${name}`} onClick={onClear}>
        Clear
      </Button>
    </Inline>
  );
}

/** Says what the mark means before it is cleared (docs/product/notifications.md#bounces-and-complaints). */
export function ClearMailMarkDialog({ member, zone, onClose }: { member: Member; zone: string; onClose: () => void }) {
  const clear = useClearMailMark(onClose);
  const { name, email, mail_mark } = member;
  const date = mail_mark && clubDateLabel(mail_mark.since, zone);
  return (
    <ConfirmDialog
      open
      title={`Mail ${name} again?`}
      description={
        mail_mark?.is_complaint
          ? `A mail to ${email} was reported as spam on ${date}, so the club mails them nothing. Clear this only if they asked for mails again.`
          : `Mail to ${email} bounced on ${date}. Clear this if the address works again; the next bounce marks it again.`
      }
      confirmLabel="Clear"
      cancelLabel="Keep"
      busy={clear.isPending}
      busyLabel="Clearing..."
      onConfirm={() => clear.mutate({ params: { path: { user_id: member.id } } })}
      onClose={onClose}
    />
  );
}
