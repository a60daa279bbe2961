import type { ComponentPropsWithRef } from "react";

export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** Side in px or any CSS length; 1.25em by default. */
  size?: number | string;
}

/** A 24-unit line drawing as a component. Decorative: the text beside it, or the button's label, says what it means. */
export function icon(path: string) {
  return function Icon({ size = "1.25em", ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <path d={path} />
      </svg>
    );
  };
}
