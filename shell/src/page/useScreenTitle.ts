import { useEffect } from "react";

/** Names the browser tab after the screen. */
export function useScreenTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Courtside` : "Courtside";
  }, [title]);
}
