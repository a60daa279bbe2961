import { useEffect, useState } from "react";
import { type StaffSession, secondsUntil } from "./member-session.ts";

/** Whole seconds until a person's session ends. Calls back at its end. */
export function useSecondsLeft({ endsAt, deadline }: StaffSession, onOver: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil({ endsAt, deadline }));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil({ endsAt, deadline })), 1_000);
    return () => clearInterval(timer);
  }, [endsAt, deadline]);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return left;
}
