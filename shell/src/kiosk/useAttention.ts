import { useEffect, useEffectEvent, useRef, useState } from "react";
import { attentionAfter } from "./attention.ts";

const ACTIVITY = ["pointerdown", "pointermove", "keydown", "input", "wheel", "touchmove"] as const;

/**
 * Watches while `running` whether a visitor is still at the kiosk, and calls `onGone` once when not. `secondsLeft` = the
 * question is open; only its own button, `stay`, ends it, so that this touch does not reach the screen behind it.
 */
export function useAttention(running: boolean, onGone: () => void): { secondsLeft: number | null; stay: () => void } {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const note = useRef(() => {});
  const gone = useEffectEvent(onGone);

  useEffect(() => {
    if (!running) return;
    let last = Date.now();
    let asking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      // A clock that is set back must not keep the screen open longer.
      last = Math.min(last, Date.now());
      const attention = attentionAfter(Date.now() - last);
      asking = attention.kind === "asking";
      setSecondsLeft(attention.kind === "asking" ? attention.secondsLeft : null);
      if (attention.kind === "gone") return gone();
      timer = setTimeout(look, attention.nextMs);
    };
    const onActivity = () => {
      if (!asking) last = Date.now();
    };
    note.current = () => {
      last = Date.now();
      look();
    };
    look();
    for (const type of ACTIVITY) window.addEventListener(type, onActivity, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      setSecondsLeft(null);
      for (const type of ACTIVITY) window.removeEventListener(type, onActivity, { capture: true });
    };
  }, [running]);

  return { secondsLeft, stay: () => note.current() };
}
