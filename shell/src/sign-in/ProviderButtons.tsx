import { Alert, Button } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { useLocation } from "react-router";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { oauthProvider } from "../auth/oauthProvider.ts";
import { useAuthSettings } from "../auth/useAuthSettings.ts";
import { returnPath } from "../session/returnPath.ts";
import styles from "./ProviderButtons.module.css";

/** A button for each provider that is configured; nothing where there is none. */
export function ProviderButtons() {
  const { data: settings } = useAuthSettings();
  const { state } = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (!settings || settings.providers.length === 0) return null;

  const begin = async (name: string) => {
    setBusy(name);
    // The address carries the requested page: the history entry is lost on the way to the provider and back.
    const goal = returnPath(state);
    const redirectTo = `${location.origin}/auth${goal ? `?next=${encodeURIComponent(goal)}` : ""}`;
    const { error } = await authClient.signInWithOAuth({ provider: oauthProvider(name), options: { redirectTo } });
    if (!error) return;
    setFailure(failureText(error));
    setBusy(null);
  };

  return (
    <div className={styles.providers}>
      <p className={styles.or}>or</p>
      {failure && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      {settings.providers.map(({ name, label }) => (
        <Button
          key={name}
          block
          busy={busy === name}
          disabled={busy !== null && busy !== name}
          onClick={() => begin(name)}
        >
          Continue with {label}
        </Button>
      ))}
    </div>
  );
}
