import { type ReactNode, useEffect, useRef } from "react";

interface NamedListboxProps {
  name: string;
  children: ReactNode;
}

/** antd's list has no accessible name and takes none: it is given one here, wherever React puts the list next. */
export function NamedListbox({ name, children }: NamedListboxProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    wrapper.current?.querySelector("[role=listbox]")?.setAttribute("aria-label", name);
  });
  return <div ref={wrapper}>{children}</div>;
}
