import { useEffect, useState } from "react";
import { fillScreen } from "./fillScreen.ts";

/** Whether someone left fullscreen, by Escape for example, and how to return by a tap. */
export function useScreenLeft(): { left: boolean; resume: () => void } {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    const follow = () => setLeft(document.fullscreenElement === null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  const resume = () => {
    setLeft(false);
    void fillScreen();
  };
  return { left, resume };
}
