import { useToast } from "@courtside/design-system/overlay.tsx";
import { useEffect, useRef } from "react";
import { apiFailureText } from "../../api/apiFailureText.ts";

/** Reports that a change failed: by `show` while what asked for it is on the screen, once that was left as a toast of `text`. */
export function useReportFailure(text: string) {
  const toast = useToast("notification-settings");
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (error: unknown, show?: () => void) => {
    if (isShown.current) show?.();
    else toast.failed(text, apiFailureText(error));
  };
}
