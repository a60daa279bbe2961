import { type KeyboardEvent, useEffect, useRef, useState } from "react";

interface Search {
  options: readonly { value: string; disabled?: boolean }[];
  /** The options are not yet those of the typed text. */
  isSearching: boolean;
  onOnly: (value: string) => void;
}

/**
 * Enter pressed before the server's results keeps the list open; the only match is then taken. antd would close the
 * list with nothing chosen, or take an option of the text before. Tab leaves the field without a choice.
 */
export function useEnterAhead({ options, isSearching, onOnly }: Search) {
  const [open, setOpen] = useState(false);
  const isAhead = useRef(false);

  useEffect(() => {
    if (!isAhead.current || isSearching) return;
    isAhead.current = false;
    const [only, ...others] = options.filter(({ disabled }) => !disabled);
    if (!only || others.length > 0) return;
    setOpen(false);
    onOnly(only.value);
  });

  return {
    open,
    onOpenChange: (next: boolean) => {
      isAhead.current = false;
      setOpen(next);
    },
    onInputKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const hasText = event.currentTarget.value.trim() !== "";
      isAhead.current = event.key === "Enter" && hasText && (isSearching || options.length === 0);
      if (isAhead.current) event.preventDefault();
      if (isAhead.current || (event.key === "Tab" && hasText && isSearching)) event.stopPropagation();
    },
  };
}
