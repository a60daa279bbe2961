import type { Court, Onboarding } from "@courtside/contracts/api/client.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { type ReactNode, useMemo } from "react";
import { fakeAdmin, fakeCourts, fakeDay, fakeOnboarding } from "./fake-club.ts";

export interface AdminShellProps {
  children: ReactNode;
  onboarding?: Onboarding;
  courts?: Court[];
  /** Of each court. */
  bookings?: number;
  /** Paths without a screen. */
  missing?: string[];
  /** Answers in place of everything else. */
  instead?: () => Promise<Response>;
}

/** A screen with an admin and an api that answers from memory. */
export function AdminShell({ children, missing = [], ...answers }: AdminShellProps) {
  const { onboarding = fakeOnboarding([], false), courts = fakeCourts, bookings, instead } = answers;
  const fetch = useMemo(() => {
    let shown = onboarding;
    return async (input: RequestInfo | URL): Promise<Response> => {
      if (instead) return instead();
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
      if (pathname.endsWith("/onboarding/dismiss")) shown = { ...shown, is_shown: false };
      if (pathname.includes("/onboarding")) return Response.json(shown);
      if (pathname.endsWith("/availability")) {
        return Response.json(fakeDay(searchParams.get("sport") ?? "tennis", bookings));
      }
      return Response.json({ data: courts });
    };
  }, [onboarding, courts, bookings, instead]);
  const services = useMemo(() => ({ hasScreen: (path: string) => !missing.includes(path) }), [missing]);
  return (
    <FakeShell me={fakeAdmin} fetch={fetch} services={services} path="/dashboard">
      {children}
    </FakeShell>
  );
}
