import HCaptcha from "@hcaptcha/react-hcaptcha";
import { useRef } from "react";
import { CaptchaError, type CaptchaWidgetProps } from "./CaptchaWidget.ts";

export default function HCaptchaWidget({ siteKey, theme, onReady, onUnavailable }: CaptchaWidgetProps) {
  const widget = useRef<HCaptcha>(null);
  const obtain = async () => {
    const solved = await widget.current?.execute({ async: true }).catch((code: unknown) => {
      throw new CaptchaError(String(code));
    });
    if (!solved) throw new CaptchaError("the widget is gone");
    return solved.response;
  };
  return (
    <HCaptcha
      ref={widget}
      sitekey={siteKey}
      theme={theme}
      size="invisible"
      sentry={false}
      onReady={() => onReady(obtain)}
      onError={(problem) => problem === "script-error" && onUnavailable()}
    />
  );
}
