import { Banner, LinkButton } from "@courtside/design-system/core.tsx";
import { clubStatus, type StatusOf } from "./clubStatus.ts";

/** How long the club's trial or the visitor's demo still lasts, and the next step (docs/product/access.md#status-banner). */
export function StatusBanner({ of }: { of: StatusOf }) {
  const status = clubStatus(of);
  if (!status) return null;
  const { text, isUrgent, action } = status;
  return (
    <Banner
      label="Club status"
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
