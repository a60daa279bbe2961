import type { AddressCheck, Invitation } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { failureText } from "../../api.ts";
import { INVITATION_SENT } from "./invitationSent.ts";

const PAGE = 20;

/**
 * The club's pending invitations, the newest first, page by page. Live events refetch them, but not while `isPaused`: while many are
 * revoked each would read all pages again.
 */
export function useInvitations({ isPaused }: { isPaused: boolean }) {
  const query = useApi().useInfiniteQuery(
    "get",
    "/invitations",
    { params: { query: { limit: PAGE } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      enabled: !isPaused,
    },
  );
  const pages = query.data?.pages ?? [];
  const items = pages.flatMap((page) => page.data);
  return { ...query, items, loaded: items.length, total: pages[0]?.total };
}

/**
 * What the server knows of addresses, by address as typed; nothing until it has responded. While others are checked, what is known
 * stays.
 */
export function useAddressChecks(emails: readonly string[]): ReadonlyMap<string, AddressCheck> {
  const query = useApi().useQuery(
    "post",
    "/invitation-checks",
    { body: { emails: [...emails] } },
    // The sending itself checks again: a failure here costs the preview only.
    { enabled: emails.length > 0, retry: false, placeholderData: (before) => before },
  );
  return new Map((query.data?.data ?? []).map((check) => [check.email, check]));
}

/** Invites the installation's first admin without a session (docs/product/identity.md#first-admin). */
export function useInviteFirstAdmin({
  onSent,
  onRejected,
}: {
  onSent: () => void;
  onRejected: (error: unknown) => void;
}) {
  const toast = useToast("invite");
  return useApi().useMutation("post", "/first-admin", {
    onSuccess: () => {
      toast.success(...INVITATION_SENT);
      onSent();
    },
    onError: onRejected,
  });
}

/** Sends an invitation again, with a new link. */
export function useResend() {
  const toast = useToast("resend");
  const invalidate = useInvalidate("members");
  return useApi().useMutation("post", "/invitations/{id}/resend", {
    onSuccess: () => toast.success(...INVITATION_SENT),
    onError: (error) => toast.failed(`Failed to send invitation: ${failureText(error)}`),
    onSettled: invalidate,
  });
}

/** Revokes an invitation; `onDone` runs on success and on failure, once the list is fresh. */
export function useRevoke(onDone: () => void) {
  const toast = useToast("revoke");
  const invalidate = useInvalidate("members");
  return useApi().useMutation("post", "/invitations/{id}/revoke", {
    onSuccess: () => toast.success("Invitation revoked"),
    onError: (error) => toast.failed(`Failed to revoke invitation: ${failureText(error)}`),
    onSettled: async () => {
      await invalidate();
      onDone();
    },
  });
}

/** Revokes many invitations, one call each, silently: the dialog shows each. `report` refreshes the list and says how many are done. */
export function useRevokeMany() {
  const toast = useToast("many-invitations");
  const invalidate = useInvalidate("members");
  const { mutateAsync: revoke } = useApi().useMutation("post", "/invitations/{id}/revoke");
  return {
    revoke: ({ id }: Invitation) => revoke({ params: { path: { id } } }),
    report: (done: number) => {
      void invalidate();
      if (done > 0) toast.success("Invitation revoked", done > 1 ? `${done} invitations` : undefined);
    },
  };
}
