import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { Banner, Button, IconKey } from "@courtside/design-system/core.tsx";
import { useLogout } from "../session/useLogout.ts";
import { clockText } from "./countdown.ts";
import { useCountdown } from "./useCountdown.ts";

interface QaBannerProps {
  qaRole: Role;
  /** When the server ends the session. */
  expiresAt: string | null;
}

/** QA test mode (docs/product/access.md#qa-sign-in): the role under test, the time left, and the way out. It ends by itself. */
export function QaBanner({ qaRole, expiresAt }: QaBannerProps) {
  const exit = useLogout();
  const seconds = useCountdown(expiresAt, () => void exit());
  return (
    <Banner
      tone="warning"
      label="QA test mode"
      icon={<IconKey size={18} />}
      action={
        <Button size="small" onClick={exit}>
          Exit QA
        </Button>
      }
    >
      You are in QA Test Mode as <strong>{ROLE_LABELS[qaRole]}</strong>
      {seconds !== null && <span role="timer"> ({clockText(seconds)} left)</span>}
    </Banner>
  );
}
