import { useShell } from "@courtside/contracts/shell/context.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { authSettingsQuery, useAuthSettings } from "../useAuthSettings.ts";
import { CaptchaError } from "./CaptchaWidget.ts";
import { lazyWidget } from "./lazyWidget.ts";

const WIDGETS = {
  turnstile: lazyWidget(() => import("./TurnstileWidget.tsx")),
  hcaptcha: lazyWidget(() => import("./HCaptchaWidget.tsx")),
};

/** Longer than a slow phone takes to load the provider's script. */
const LOAD_TIMEOUT_MS = 20_000;

const CAPTCHA_FAILURE =
  "The check that you are not a robot could not be done. Check your connection and content blocker, then reload this page.";

interface Captcha {
  /** The provider's widget, for the form; nothing if no provider is configured. */
  widget: ReactNode;
  /**
   * Sends a request with a fresh token, valid for that request only; without one if no provider is configured. Resolves
   * to {@link CAPTCHA_FAILURE}, and sends nothing, when the provider gives none.
   */
  guard: <T>(send: (captchaToken: string | undefined) => Promise<T>) => Promise<T | string>;
}

/** What guards a form against robots, where the installation has configured a provider. */
export function useCaptcha(): Captcha {
  const client = useQueryClient();
  const { data: settings } = useAuthSettings();
  const { colorMode } = useShell();
  const [ready] = useState(() => Promise.withResolvers<(() => Promise<string>) | null>());
  const captcha = settings?.captcha;
  const Widget = captcha && WIDGETS[captcha.provider];
  return {
    widget: Widget && (
      <Suspense fallback={null}>
        <Widget
          siteKey={captcha.site_key}
          theme={colorMode}
          onReady={ready.resolve}
          onUnavailable={() => ready.resolve(null)}
        />
      </Suspense>
    ),
    async guard(send) {
      if (!(await client.ensureQueryData(authSettingsQuery)).captcha) return send(undefined);
      const late = setTimeout(() => ready.resolve(null), LOAD_TIMEOUT_MS);
      const obtain = await ready.promise.finally(() => clearTimeout(late));
      const token = await obtain?.().catch(nullForCaptchaError);
      return token ? send(token) : CAPTCHA_FAILURE;
    },
  };
}

function nullForCaptchaError(error: unknown): null {
  if (error instanceof CaptchaError) return null;
  throw error;
}
