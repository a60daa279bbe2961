import { type InvitationBatch, messageOf } from "@courtside/contracts/api/client.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useEffect, useRef, useState } from "react";
import type { TypedAddress } from "./addresses.ts";
import { countOf, isUnderWay, unsentOf } from "./batch.ts";
import { INVITATION_SENT, NOT_YET } from "./invitationSent.ts";

const NO_RESPONSE = "The connection was lost. Send again: no person is invited twice.";

/** Invites one person. */
export function useInvite({ onSent, onRejected }: { onSent: () => void; onRejected: (why: string) => void }) {
  const toast = useToast("invite");
  const invalidate = useInvalidate("members");
  const { keyOf, renew } = useIdempotencyKey();
  const { mutate, isPending } = useApi().useMutation("post", "/invitations", {
    onSuccess: (made) => {
      renew();
      toast.success(...INVITATION_SENT);
      if (made.belongs_elsewhere) toast.info(...NOT_YET);
      onSent();
    },
    onError: (error) => {
      const why = messageOf(error) ?? NO_RESPONSE;
      toast.failed(`Failed to send invitation: ${why}`);
      onRejected(why);
    },
    onSettled: invalidate,
  });
  const send = ({ email, name }: TypedAddress, role: Role) => {
    const body = { email, role, ...(name && { full_name: name }) };
    mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body });
  };
  return { send, busy: isPending };
}

const POLL_MS = 1_000;

/**
 * The invitations that the server is sending for the caller, or has sent last (docs/product/identity.md#inviting-many): the same on
 * every device and after a reload. Also those that it sends again.
 */
export function useBatch() {
  const toast = useToast("invite");
  const invalidate = useInvalidate("members");
  const { keyOf, renew } = useIdempotencyKey();
  const query = useApi().useQuery("get", "/invitation-batches/latest", undefined, {
    refetchInterval: ({ state }: { state: { data?: { batch: InvitationBatch | null } | undefined } }) =>
      isUnderWay(state.data?.batch) ? POLL_MS : false,
  });
  const stored = query.data?.batch ?? null;
  const [seenId, setSeenId] = useState<string | null>(null);
  if (stored && isUnderWay(stored) && stored.id !== seenId) setSeenId(stored.id);
  // Nothing is left to do about one that ended well before the form was opened.
  const batch = stored && (stored.id === seenId || unsentOf(stored).length > 0) ? stored : null;
  const refresh = () => query.refetch();
  const onError = (error: unknown) => toast.failed(`Failed to send invitation: ${messageOf(error) ?? NO_RESPONSE}`);
  const start = useApi().useMutation("post", "/invitation-batches", {
    onSuccess: ({ id }) => {
      renew();
      setSeenId(id);
      return refresh();
    },
    onError,
  });
  const stop = useApi().useMutation("post", "/invitation-batches/{id}/stop", { onSettled: refresh, onError });
  const forget = useApi().useMutation("delete", "/invitation-batches/{id}", { onSettled: refresh });
  useEnd(batch?.id === seenId ? batch : null, (ended) => {
    void invalidate();
    const sent = countOf(ended, "sent");
    if (sent > 0) toast.success(`${sent} of ${ended.lines.length} invitations sent`);
  });
  const of = ({ id }: InvitationBatch) => ({ params: { path: { id } } });
  const order = (addresses: readonly TypedAddress[], what: { role: Role } | { renews: true }, onStarted = () => {}) => {
    const lines = addresses.map(({ email, name }) => ({ email, ...(name && { full_name: name }) }));
    const body = { renews: false, ...what, lines };
    start.mutate({ params: { header: { "idempotency-key": keyOf(body) } }, body }, { onSuccess: onStarted });
  };
  return {
    batch,
    starting: start.isPending,
    start: (addresses: readonly TypedAddress[], role: Role) => order(addresses, { role }),
    /** Sends pending invitations again, each with its own role. */
    renew: (addresses: readonly TypedAddress[], onStarted: () => void) => order(addresses, { renews: true }, onStarted),
    /** Sends what was not sent. */
    resume: () => batch && order(unsentOf(batch), batch.renews ? { renews: true } : { role: batch.role }),
    stop: () => batch && stop.mutate(of(batch)),
    /** Resolves when the form may be shown again. */
    forget: async () => {
      if (batch) await forget.mutateAsync(of(batch)).catch(onError);
    },
  };
}

/** Calls back once when a batch has ended. */
function useEnd(batch: InvitationBatch | null, onEnd: (batch: InvitationBatch) => void): void {
  const reported = useRef<string | null>(null);
  useEffect(() => {
    if (!batch || isUnderWay(batch) || reported.current === batch.id) return;
    reported.current = batch.id;
    onEnd(batch);
  });
}
