import { useEffect, useState } from "react";

export interface ColorMode {
  mode: "light" | "dark";
  toggle: () => void;
}

/** The same key as assets/boot.js, which paints before any of this runs. */
const KEY = "courtside-color-mode";
const DARK = "(prefers-color-scheme: dark)";

function remembered(): "light" | "dark" | null {
  const mode = localStorage.getItem(KEY);
  return mode === "light" || mode === "dark" ? mode : null;
}

const systemMode = () => (matchMedia(DARK).matches ? "dark" : "light");

/** Light or dark: the person's choice on this device, else the system's, followed while it changes. */
export function useColorMode(): ColorMode {
  const [mode, setMode] = useState(() => remembered() ?? systemMode());

  useEffect(() => {
    const system = matchMedia(DARK);
    const follow = () => setMode(remembered() ?? systemMode());
    system.addEventListener("change", follow);
    window.addEventListener("storage", follow);
    return () => {
      system.removeEventListener("change", follow);
      window.removeEventListener("storage", follow);
    };
  }, []);

  const toggle = () => {
    const next = mode === "dark" ? "light" : "dark";
    localStorage.setItem(KEY, next);
    setMode(next);
  };
  return { mode, toggle };
}
