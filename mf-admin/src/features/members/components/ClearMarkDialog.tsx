import type { Member } from "@courtside/contracts/api/client.ts";
import { ClearMailMarkDialog } from "../../../mail-mark/MailMark.tsx";
import { useClearMailMark } from "../api.ts";

/** Asks, then ends the mark of a member's address. */
export function ClearMarkDialog({ member, zone, onClose }: { member: Member; zone: string; onClose: () => void }) {
  const clear = useClearMailMark(onClose);
  const { id, name, email, mail_mark: mark } = member;
  if (!mark) return null;
  return (
    <ClearMailMarkDialog
      {...{ name, email, mark, zone, onClose }}
      busy={clear.isPending}
      onConfirm={() => clear.mutate({ params: { path: { user_id: id } } })}
    />
  );
}
