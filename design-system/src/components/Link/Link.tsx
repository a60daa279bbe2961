import type { ComponentPropsWithRef } from "react";
import { useTheme } from "../../theme/ThemeContext.ts";

export interface LinkProps extends ComponentPropsWithRef<"a"> {
  href: string;
}

const LEAVES_THE_APP = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** Text that leads somewhere. A path goes through the shell's router; another site, mail and anchors through the browser. */
export function Link({ href, ...rest }: LinkProps) {
  const { linkComponent: InternalLink } = useTheme();
  if (LEAVES_THE_APP.test(href) || rest.target || rest.download !== undefined) return <a href={href} {...rest} />;
  return <InternalLink href={href} {...rest} />;
}
