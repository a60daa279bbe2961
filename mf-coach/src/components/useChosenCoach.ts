import { can } from "@courtside/contracts/domain/roles.ts";
import { useApi, useMe, useSearchParams } from "@courtside/contracts/shell/index.tsx";

/** The coach of a coach's screen: the user themself; for an admin the coach in the address, or the first one. */
export function useChosenCoach() {
  const { effective_role: role, profile } = useMe();
  const [params, setParams] = useSearchParams();
  const isStaff = role !== null && can(role, "coaches:manage");
  const query = useApi().useQuery("get", "/coaches", {}, { enabled: isStaff });
  const coaches = query.data?.data ?? [];
  const wanted = params.get("coach");
  const chosen = coaches.find(({ id }) => id === wanted) ?? coaches[0];
  return {
    /** Null: the club has no coach. */
    coachId: isStaff ? (chosen?.id ?? null) : profile.id,
    /** For staff; null on the coach's own screen. */
    coachName: isStaff ? (chosen?.name ?? null) : null,
    /** For staff; null on the coach's own screen. */
    coaches: isStaff ? coaches : null,
    query,
    choose: (id: string) =>
      setParams(
        (last) => {
          last.set("coach", id);
          return last;
        },
        { replace: true },
      ),
  };
}

export type ChosenCoach = ReturnType<typeof useChosenCoach>;
