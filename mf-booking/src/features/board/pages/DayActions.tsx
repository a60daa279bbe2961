import { type Kiosk, useNavigate, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { IconButton, IconMore, LinkButton, usePhone } from "@courtside/design-system/core.tsx";
import { Menu } from "@courtside/design-system/overlay.tsx";
import { EnterKiosk } from "../../kiosk/EnterKiosk.tsx";

/** The day's sheet and the kiosk, from the board and the list; on a phone in a menu. */
export function DayActions({ kiosk }: { kiosk: Kiosk | undefined }) {
  const sheet = useDaySheet();
  const navigate = useNavigate();
  if (!usePhone()) {
    return (
      <>
        <LinkButton href={sheet}>Day sheet</LinkButton>
        {kiosk && <EnterKiosk kiosk={kiosk} />}
      </>
    );
  }
  const menu = (enter?: () => void) => (
    <Menu
      trigger={<IconButton label="More" variant="secondary" icon={<IconMore />} />}
      items={[
        { key: "sheet", label: "Day sheet", onSelect: () => void navigate(sheet) },
        ...(enter ? [{ key: "kiosk", label: "Kiosk mode", onSelect: enter }] : []),
      ]}
    />
  );
  return kiosk ? <EnterKiosk kiosk={kiosk}>{menu}</EnterKiosk> : menu();
}

/** The address of the sheet of the day and sport that are shown. */
function useDaySheet(): string {
  const [params] = useSearchParams();
  const shown = new URLSearchParams({ view: "sheet" });
  for (const name of ["date", "sport"]) {
    const value = params.get(name);
    if (value) shown.set(name, value);
  }
  return `/bookings?${shown}`;
}
