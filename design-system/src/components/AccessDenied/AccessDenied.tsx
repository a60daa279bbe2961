import type { ReactNode } from "react";
import { LinkButton } from "../Button/LinkButton.tsx";
import { Empty } from "../Empty/Empty.tsx";
import { IconShield } from "../Icon/icons.tsx";

export interface AccessDeniedProps {
  /** Who may see this page, in a sentence. */
  reason: ReactNode;
  /** The home route of the person's role. */
  homeHref: string;
  homeLabel: string;
}

/** Shown in place of a screen outside the person's role: the reason, and the way home. */
export function AccessDenied({ reason, homeHref, homeLabel }: AccessDeniedProps) {
  return (
    <Empty
      icon={<IconShield />}
      title="Access Denied"
      description={reason}
      action={
        <LinkButton href={homeHref} variant="primary">
          {homeLabel}
        </LinkButton>
      }
    />
  );
}
