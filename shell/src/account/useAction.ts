import { useState } from "react";
import { failureText, UNEXPECTED } from "../auth/failureText.ts";

/** The outcome of an action in My Account. */
export interface Outcome {
  tone: "success" | "error";
  text: string;
}

/**
 * A button that asks the auth service for something: busy meanwhile, then its outcome to show. A text says why nothing was sent.
 * `showSuccess` shows a success where it stays: the button goes with what it removes.
 */
export function useAction(
  ask: () => Promise<{ error: Error | null } | string>,
  success: string,
  showSuccess?: (outcome: Outcome | null) => void,
) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async () => {
    setBusy(true);
    setOutcome(null);
    showSuccess?.(null);
    try {
      const response = await ask();
      const failure = typeof response === "string" ? response : response.error && failureText(response.error);
      if (failure) setOutcome({ tone: "error", text: failure });
      else (showSuccess ?? setOutcome)({ tone: "success", text: success });
    } catch (error) {
      console.error(error);
      setOutcome({ tone: "error", text: UNEXPECTED });
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, outcome, forget: () => setOutcome(null) };
}
