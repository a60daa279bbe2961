import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { Segmented } from "@courtside/design-system/core.tsx";

type View = "board" | "week" | "list";

/** The board of a day or of a week, or the day by court as a list; kept in the address as `span=week` and `view=list`. */
export function ViewSwitch({ hasList = true }: { hasList?: boolean }) {
  const [params, setParams] = useSearchParams();
  const board: View = params.get("span") === "week" ? "week" : "board";
  const choose = (view: View) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const name of ["view", "span", "only"]) next.delete(name);
      if (view === "list") next.set("view", "list");
      if (view === "week") next.set("span", "week");
      return next;
    });
  return (
    <Segmented
      label="View"
      value={params.get("view") === "list" ? "list" : board}
      onChange={choose}
      options={[
        { value: "board", label: "Board" },
        { value: "week", label: "Week" },
        ...(hasList ? [{ value: "list", label: "List" } as const] : []),
      ]}
    />
  );
}
