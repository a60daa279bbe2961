import type { Role } from "@courtside/contracts/domain/roles.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { useIdempotencyKey } from "@courtside/contracts/shell/useIdempotencyKey.ts";
import { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { useEffect, useRef, useState } from "react";
import type { TypedAddress } from "./addresses.ts";
import { outcomeOf, type SendingLine, type SendingRun, type SendOutcome, sendAll } from "./sending.ts";

/** Sends invitations by a call each, and shows how far they are. Leaving the form stops them. */
export function useSending(onDone: (run: SendingRun) => void) {
  const { fetchClient } = useShell();
  const invalidate = useInvalidate("members");
  const { keyOf, renew } = useIdempotencyKey();
  const [run, setRun] = useState<SendingRun | null>(null);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  const send = async ({ email, name }: SendingLine, role: Role): Promise<SendOutcome> => {
    const body = { email, role, ...(name && { full_name: name }) };
    try {
      const { data, error } = await fetchClient.POST("/invitations", {
        params: { header: { "idempotency-key": keyOf(body) } },
        body,
      });
      return data ? { type: "sent", belongsElsewhere: data.belongs_elsewhere } : outcomeOf(error);
    } catch (error) {
      return outcomeOf(error);
    }
  };

  const begin = async (start: SendingRun) => {
    const stop = new AbortController();
    control.current = stop;
    const end = await sendAll(start, stop.signal, { send, wait, now: Date.now, onChange: setRun });
    void invalidate();
    onDone(end);
  };

  return {
    run,
    isBusy: run?.status === "running" || run?.status === "paused",
    start: (addresses: readonly TypedAddress[], role: Role) =>
      void begin({
        role,
        status: "running",
        lines: addresses.map(({ email, name }) => ({ email, ...(name && { name }), state: "waiting" })),
      }),
    /** Sends what is left of a stopped run, and what failed. */
    resume: () => run && void begin(run),
    stop: () => control.current?.abort(),
    reset: () => {
      renew();
      setRun(null);
    },
  };
}

export type Sending = ReturnType<typeof useSending>;

const wait = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
