import type { Me } from "@courtside/contracts/api/client.ts";
import { Banner, LinkButton } from "@courtside/design-system/core.tsx";
import { clubStatus } from "./clubStatus.ts";

/** How long the club's trial or the visitor's demo still lasts, and the way on (F §2, F §4). */
export function StatusBanner({ access }: { access: Me["access"] }) {
  const status = clubStatus(access);
  if (!status) return null;
  const { text, isUrgent, action } = status;
  return (
    <Banner
      tone={isUrgent ? "warning" : "neutral"}
      action={
        action && (
          <LinkButton href={action.href} size="small">
            {action.label}
          </LinkButton>
        )
      }
    >
      {text}
    </Banner>
  );
}
