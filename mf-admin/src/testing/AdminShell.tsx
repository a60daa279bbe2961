import type { Court, Onboarding } from "@courtside/contracts/api/client.ts";
import { type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { type ReactNode, useMemo } from "react";
import { fakeAdmin, fakeAdminClub, fakeCourts, fakeDay, fakeOnboarding } from "./fake-club.ts";

export interface AdminShellProps {
  children: ReactNode;
  onboarding?: Onboarding;
  courts?: Court[];
  /** The number of each court's affected bookings. */
  bookings?: number;
  /** Paths without a screen. */
  missing?: string[];
  /** Handles requests before all other handlers. */
  instead?: MockHandler;
}

/** A screen with an admin and an in-memory api. */
export function AdminShell({ children, missing = [], ...responses }: AdminShellProps) {
  const { onboarding = fakeOnboarding([], false), courts = fakeCourts, bookings, instead } = responses;
  const fetch = useMemo(() => {
    let shown = onboarding;
    return mockApi(
      ...(instead ? [instead] : []),
      on("get", "/onboarding", ({ response }) => response(200, shown)),
      on("post", "/onboarding/confirm-hours", ({ response }) => {
        shown = { ...shown, steps: { ...shown.steps, hours: true } };
        return response(200, shown);
      }),
      on("post", "/onboarding/dismiss", ({ response }) => {
        shown = { ...shown, is_shown: false };
        return response(200, shown);
      }),
      on("get", "/club", ({ response }) => response(200, fakeAdminClub)),
      on("get", "/sample-data", ({ response }) => response(200, { people: 0, news: 0 })),
      on("get", "/days/{date}", ({ query, response }) => response(200, fakeDay(query.sport, bookings).shared)),
      on("get", "/me/days/{date}", ({ query, response }) => response(200, fakeDay(query.sport, bookings).own)),
      on("get", "/courts", ({ response }) => response(200, { data: courts })),
    );
  }, [onboarding, courts, bookings, instead]);
  const services = useMemo(() => ({ hasScreen: (path: string) => !missing.includes(path) }), [missing]);
  return (
    <FakeShell me={fakeAdmin} fetch={fetch} services={services} path="/dashboard">
      {children}
    </FakeShell>
  );
}
