import type { ComponentPropsWithRef } from "react";
import { Link } from "../Link/Link.tsx";
import { ButtonContent, type ButtonLook, buttonClass } from "./ButtonLook.tsx";

export interface LinkButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<"a">, keyof ButtonLook> {
  href: string;
}

/** A link that looks like a button: it leads somewhere, a Button does something. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, danger, size, block, icon, iconEnd, className, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass({ variant, danger, size, block }, className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Link>
  );
}
