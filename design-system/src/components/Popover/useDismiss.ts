import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Closes a floating layer on Esc, on a press outside it and its anchor, and when focus moves on. Spread the result on
 * the layer. Not the browser's light dismissal: that also fires for the press on the anchor, which then opens it again.
 */
export function useDismiss(
  layer: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  onClose: () => void,
) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (layer.current?.contains(target) || anchor.current?.contains(target));

  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const target = event.target instanceof Node ? event.target : null;
      if (!layer.current?.contains(target) && !anchor.current?.contains(target)) close.current();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [layer, anchor]);

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Or a modal dialog around the layer would close as well.
      event.preventDefault();
      event.stopPropagation();
      close.current();
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget && !isInside(event.relatedTarget)) close.current();
    },
  };
}
