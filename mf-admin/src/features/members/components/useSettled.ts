import { useEffect, useState } from "react";

/** What was typed, once no key has been pressed for `quiet` milliseconds. */
export function useSettled(text: string, quiet = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet);
    return () => clearTimeout(timer);
  }, [text, quiet]);
  return settled;
}
