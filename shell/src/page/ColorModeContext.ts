import { createContext } from "react";
import type { ColorMode } from "./useColorMode.ts";

export const ColorModeContext = createContext<ColorMode>({ mode: "light", toggle: () => {} });
