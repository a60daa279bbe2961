import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { Segmented } from "@courtside/design-system/core.tsx";

/** The board, or the day by court as a list; kept in the address as `view=list`. */
export function ViewSwitch() {
  const [params, setParams] = useSearchParams();
  const choose = (view: "board" | "list") =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (view === "list") next.set("view", "list");
        else next.delete("view");
        return next;
      },
      { replace: true },
    );
  return (
    <Segmented
      label="View"
      value={params.get("view") === "list" ? "list" : "board"}
      onChange={choose}
      options={[
        { value: "board", label: "Board" },
        { value: "list", label: "List" },
      ]}
    />
  );
}
