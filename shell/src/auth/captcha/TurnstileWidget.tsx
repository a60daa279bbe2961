import { Turnstile, type TurnstileInstance } from "@marsidev/react-turnstile";
import { useEffect, useRef } from "react";
import { CaptchaError, type CaptchaWidgetProps } from "./CaptchaWidget.ts";

const SCRIPT_ID = "turnstile-script";

export default function TurnstileWidget({ siteKey, theme, onReady, onUnavailable }: CaptchaWidgetProps) {
  const widget = useRef<TurnstileInstance>(null);
  const pending = useRef<PromiseWithResolvers<string>>(null);
  // Not by the library's own option, which takes its load callback away.
  useEffect(() => {
    const script = document.getElementById(SCRIPT_ID);
    script?.addEventListener("error", onUnavailable);
    return () => script?.removeEventListener("error", onUnavailable);
  }, [onUnavailable]);
  const obtain = () => {
    pending.current = Promise.withResolvers();
    widget.current?.reset();
    widget.current?.execute();
    return pending.current.promise;
  };
  return (
    <Turnstile
      ref={widget}
      siteKey={siteKey}
      options={{ theme, size: "flexible", execution: "execute", appearance: "interaction-only" }}
      scriptOptions={{ id: SCRIPT_ID }}
      onWidgetLoad={() => onReady(obtain)}
      onSuccess={(token) => pending.current?.resolve(token)}
      onError={(code) => pending.current?.reject(new CaptchaError(code))}
    />
  );
}
