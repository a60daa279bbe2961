import type { ComponentPropsWithRef } from "react";
import { ButtonContent, type ButtonLook, buttonClass } from "./ButtonLook.tsx";
import { useSinglePress } from "./useSinglePress.ts";

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<"button">, keyof ButtonLook> {
  /**
   * Work under way: keeps focus and width, rejects clicks, shows `busyLabel` in place of the children. A button that can
   * be busy, `false` included, sends once however fast it is pressed again.
   */
  busy?: boolean;
  /** The text while the button works, for example "Creating..." */
  busyLabel?: string;
}

/** The one button. `variant` "primary" appears once on a screen. */
export function Button(props: ButtonProps) {
  const { variant, danger, size, block, icon, iconEnd, busy, busyLabel, className, children, ...rest } = props;
  const onClick = useSinglePress(busy, rest.onClick);
  const label = rest["aria-label"];
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, danger, size, block }, className)}
      // Voice control finds a button by its visible text, which must therefore be part of its name.
      aria-label={label && busy && busyLabel ? `${busyLabel} ${label}` : label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      onClick={onClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} busy={busy}>
        {busy ? (busyLabel ?? children) : children}
      </ButtonContent>
    </button>
  );
}
