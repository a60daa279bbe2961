import { useShell } from "@courtside/contracts/shell/index.tsx";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { KIOSK_PATH } from "./kioskStore.ts";

/** A kiosk has one page: whatever else is asked for, by the back button or a typed address, leads back to it. */
export function KioskGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { kiosk } = useShell();
  return kiosk?.active && pathname !== KIOSK_PATH ? <Navigate to={KIOSK_PATH} replace /> : children;
}
