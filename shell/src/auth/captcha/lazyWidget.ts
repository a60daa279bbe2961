import { loadCode } from "@courtside/contracts/shell/load-code.ts";
import { type ComponentType, lazy, useEffect } from "react";
import type { CaptchaWidgetProps } from "./CaptchaWidget.ts";

/**
 * A widget whose code is loaded with the first form that needs it. If it does not come, the widget reports that it is unavailable:
 * the form stays with what was entered, and says so when it is sent.
 */
export const lazyWidget = (load: () => Promise<{ default: ComponentType<CaptchaWidgetProps> }>) =>
  lazy(() =>
    loadCode(load).catch((error: unknown) => {
      console.error("The check that you are not a robot could not be loaded", error);
      return { default: Unavailable };
    }),
  );

/** Until the page is reloaded, as the message of `useCaptcha` asks. */
function Unavailable({ onUnavailable }: CaptchaWidgetProps) {
  useEffect(onUnavailable, [onUnavailable]);
  return null;
}
