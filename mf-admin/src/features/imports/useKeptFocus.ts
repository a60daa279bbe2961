import { useEffect, useRef } from "react";

/**
 * Fields are disabled while the rows are checked, which takes the focus from the one that was changed. Afterwards it has the focus again,
 * or, if it is gone, `result`. `keep` is called as a check begins.
 */
export function useKeptFocus(isChecking: boolean) {
  const result = useRef<HTMLElement>(null);
  const changed = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focus may be elsewhere by now.
    if (isChecking || !changed.current || document.activeElement !== document.body) return;
    (changed.current.isConnected ? changed : result).current?.focus();
    changed.current = null;
  }, [isChecking]);
  const keep = () => {
    changed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
  return { result, keep };
}
