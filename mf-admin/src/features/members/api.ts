import { type AskedToJoin, isApiError, type Member, messageOf } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import type { ListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { failureText } from "../../api.ts";
import { useMarkReport } from "../../mail-mark/useMarkReport.ts";

/** What a member would lose with another role, or removed (null), counted anew for each question. */
export const useEndingPreview = (member: Member, role: Role | null) =>
  useApi().useQuery(
    "post",
    "/members/{user_id}/preview",
    { params: { path: { user_id: member.id } }, body: { role } },
    // A failure costs the numbers only. Who has the role already loses nothing.
    { enabled: role !== member.role, retry: false, staleTime: 0, gcTime: 0 },
  );

/** Gives a member another role; reports the result. `onDone` runs on success and on failure. */
export function useChangeRole(onDone: () => void) {
  const toast = useToast("change-role");
  const invalidate = useInvalidate("members");
  return useApi().useMutation("patch", "/members/{user_id}", {
    onSuccess: async ({ name, role }) => {
      await invalidate();
      toast.success("Role Updated", `${name}: ${ROLE_LABELS[role]}`);
      onDone();
    },
    onError: (error: unknown) => {
      if (isApiError(error) && error.code === "own_role") toast.error("Cannot Change Own Role", error.message);
      else if (isApiError(error) && error.code === "last_admin") toast.failed(error.message);
      else toast.failed("Failed to update user role. Please try again.");
      void invalidate();
      onDone();
    },
  });
}

interface Deciding {
  params: { path: { id: string } };
}

export interface JoinDecision {
  request: AskedToJoin;
  /** null: the server has not responded yet. */
  outcome: "Approved" | "Declined" | null;
}

/**
 * Approves or declines requests to join (docs/product/identity.md#joining-a-club), several at a time, and keeps what was decided.
 * `onDone` runs on success and on failure, with the request that is decided.
 */
export function useDecideJoinRequest(onDone: (id: string) => void) {
  const toast = useToast("decide-join-request");
  const invalidate = useInvalidate("members");
  const [decisions, setDecisions] = useState<ReadonlyMap<string, JoinDecision>>(new Map());
  const end = (id: string, outcome: JoinDecision["outcome"]) => {
    setDecisions((before) => {
      const after = new Map(before);
      const decision = after.get(id);
      if (decision && outcome) after.set(id, { ...decision, outcome });
      else after.delete(id);
      return after;
    });
    onDone(id);
  };
  const settle =
    (outcome: "Approved" | "Declined") =>
    async (_: unknown, { params: { path } }: Deciding) => {
      await invalidate();
      toast.success(`Request ${outcome.toLowerCase()}`);
      end(path.id, outcome);
    };
  const onError = (error: unknown, { params: { path } }: Deciding) => {
    toast.failed("Failed to update the request", failureText(error));
    void invalidate();
    end(path.id, null);
  };
  const approve = useApi().useMutation("post", "/join-requests/{id}/approve", {
    onSuccess: settle("Approved"),
    onError,
  });
  const decline = useApi().useMutation("post", "/join-requests/{id}/decline", {
    onSuccess: settle("Declined"),
    onError,
  });
  const decide = (request: AskedToJoin, admit: boolean) => {
    setDecisions((before) => new Map(before).set(request.id, { request, outcome: null }));
    (admit ? approve : decline).mutate({ params: { path: { id: request.id } } });
  };
  return { decide, decisions, rejection: approve.error };
}

/** Pending requests to join, the oldest first, 200 at most, and how many there are in all. */
export const useJoinRequests = () => useApi().useQuery("get", "/join-requests/pending");

const PAGE = 100;

const SORTS = ["joined", "name", "email", "role"] as const;

interface MemberFilter {
  /** Part of a name or an email; empty for all. */
  search: string;
  role: Role | null;
  sort: ListAddress["sort"];
  /** While many members are changed the list waits: each change would read all of its pages again. */
  isPaused: boolean;
}

/** The club's members, the newest first unless sorted otherwise, page by page. While another search loads, the last result stays. */
export function useMembers({ search, role, sort: wanted, isPaused }: MemberFilter) {
  const key = SORTS.find((each) => each === wanted?.key);
  const sort = key && (wanted?.direction === "descending" ? (`-${key}` as const) : key);
  const query = useApi().useInfiniteQuery(
    "get",
    "/members",
    { params: { query: { limit: PAGE, ...(search && { q: search }), ...(role && { role }), ...(sort && { sort }) } } },
    {
      initialPageParam: null as string | null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      placeholderData: (before) => before,
      enabled: !isPaused,
    },
  );
  const pages = query.data?.pages ?? [];
  return { ...query, members: pages.flatMap((page) => page.data), total: pages[0]?.total ?? null };
}

const canceled = (count: number) =>
  count === 0 ? undefined : `${count} future ${count === 1 ? "booking" : "bookings"} canceled`;

/** Removes a member from the club; reports the result. `onDone` runs on success and on failure. */
export function useRemoveMember(onDone: () => void) {
  const toast = useToast("remove-member");
  const invalidate = useInvalidate("members");
  return useApi().useMutation("post", "/members/{user_id}/remove", {
    onSuccess: async ({ canceled_bookings }) => {
      await invalidate();
      toast.success("User Removed", canceled(canceled_bookings));
      onDone();
    },
    onError: (error: unknown) => {
      if (isApiError(error) && error.code === "own_removal") toast.error("Cannot Remove Yourself", error.message);
      else if (isApiError(error) && error.code === "last_admin") toast.failed(error.message);
      else toast.failed("Failed to remove user. Please try again.");
      void invalidate();
      onDone();
    },
  });
}

/** Corrects a member's name; reports the result. */
export function useRenameMember(onDone: () => void) {
  const toast = useToast("rename-member");
  const invalidate = useInvalidate("members");
  return useApi().useMutation("patch", "/members/{user_id}", {
    onSuccess: async ({ name }) => {
      await invalidate();
      toast.success("Name Updated", name);
      onDone();
    },
    onError: (error: unknown) => toast.failed(messageOf(error) ?? "Failed to update the name. Please try again."),
  });
}

/** Ends the mark of a member's address; reports the result. `onDone` runs on success and on failure. */
export const useClearMailMark = (onDone: () => void) =>
  useApi().useMutation("delete", "/members/{user_id}/mail-mark", useMarkReport(onDone));

/** The changes of many members, one call each, silently: the dialog reports. `refresh` reads the list again. */
export function useChangeMany() {
  const { mutateAsync: change } = useApi().useMutation("patch", "/members/{user_id}");
  const { mutateAsync: remove } = useApi().useMutation("post", "/members/{user_id}/remove");
  const of = ({ id }: Member) => ({ params: { path: { user_id: id } } });
  return {
    changeRole: (member: Member, role: Role) => change({ ...of(member), body: { role } }),
    remove: (member: Member) => remove(of(member)),
    refresh: useInvalidate("members"),
  };
}
