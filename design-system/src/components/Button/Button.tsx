import type { ComponentPropsWithRef, MouseEvent } from "react";
import { ButtonContent, type ButtonLook, buttonClass } from "./ButtonLook.tsx";

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<"button">, keyof ButtonLook> {
  /** Work under way: keeps focus and width, refuses clicks, shows `busyLabel` in place of the children. */
  busy?: boolean;
  /** Verbatim from the specification, for example "Creating..." */
  busyLabel?: string;
}

/** The one button. `variant` "primary" appears once on a screen. */
export function Button(props: ButtonProps) {
  const { variant, danger, size, block, icon, iconEnd, busy = false, busyLabel, className, children, ...rest } = props;
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, danger, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      onClick={busy ? refuse : rest.onClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} busy={busy}>
        {busy ? (busyLabel ?? children) : children}
      </ButtonContent>
    </button>
  );
}
