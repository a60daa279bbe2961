import { useEffect, useState } from "react";

export interface ColorMode {
  mode: "light" | "dark";
  toggle: () => void;
}

/** The same key as in assets/boot.js, which paints before this code runs. */
const KEY = "courtside-color-mode";
const DARK = "(prefers-color-scheme: dark)";

function remembered(): "light" | "dark" | null {
  const mode = localStorage.getItem(KEY);
  return mode === "light" || mode === "dark" ? mode : null;
}

const systemMode = () => (matchMedia(DARK).matches ? "dark" : "light");

/** Light or dark: the user's choice on this device, else the system's setting, whose changes are followed. */
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
