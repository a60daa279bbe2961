import { can } from "@courtside/contracts/domain/roles.ts";
import { useApi, useMe, useSearchParams } from "@courtside/contracts/shell/index.tsx";

/** Whose screen a coach's screen is: their own, for an admin that of the coach in the address, or of the first. */
export function useChosenCoach() {
  const { effective_role: role, profile } = useMe();
  const [params, setParams] = useSearchParams();
  const isStaff = role !== null && can(role, "coaches:manage");
  const query = useApi().useQuery("get", "/coaches", {}, { enabled: isStaff });
  const coaches = query.data?.data ?? [];
  const wanted = params.get("coach");
  const chosen = coaches.find(({ id }) => id === wanted) ?? coaches[0];
  return {
    /** Null: there is none yet. */
    coachId: isStaff ? (chosen?.id ?? null) : profile.id,
    /** Whose; null where it is one's own. */
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
