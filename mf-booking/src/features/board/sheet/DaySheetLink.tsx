import { useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { LinkButton } from "@courtside/design-system/core.tsx";

/** Leads from the board and the list to the sheet of the day and sport that they show. */
export function DaySheetLink() {
  const [params] = useSearchParams();
  const shown = new URLSearchParams({ view: "sheet" });
  for (const name of ["date", "sport"]) {
    const value = params.get(name);
    if (value) shown.set(name, value);
  }
  return <LinkButton href={`/bookings?${shown}`}>Day sheet</LinkButton>;
}
