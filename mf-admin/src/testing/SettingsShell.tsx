import type { AdminClub, Club, RulesPreview } from "@courtside/contracts/api/client.ts";
import { type MockHandler, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { type ReactNode, useMemo } from "react";
import { fakeAdmin, fakeAdminClub } from "./fake-club.ts";

export interface SettingsShellProps {
  children: ReactNode;
  /** Handles reads or saves in place of a club that accepts everything. */
  instead?: MockHandler;
  club?: Partial<Club>;
  /** The story's own club. */
  handlers?: readonly MockHandler[];
  /** The path at which the screen is opened. */
  path?: string;
  /** What the changed rules would mean. */
  preview?: RulesPreview;
}

const NOT_AFFECTED: RulesPreview = { count: 0, people: 0, reasons: [], bookings: [] };

/** A settings screen with an in-memory club: each save increases its version. */
export function SettingsShell({ children, instead, club: given, handlers, ...shown }: SettingsShellProps) {
  const { path = "/settings", preview = NOT_AFFECTED } = shown;
  const fetch = useMemo(() => {
    let club: AdminClub = { ...fakeAdminClub, ...given };
    const save = (changes: Partial<Club>) => {
      club = { ...club, ...changes, version: club.version + 1 };
      return club;
    };
    const around = [
      on("post", "/club/rules/preview", ({ response }) => response(200, preview)),
      on("get", "/sample-data", ({ response }) => response(200, { people: 0, news: 0 })),
      on("get", "/news", ({ response }) => response(200, { data: [], next_cursor: null, total: 0 })),
    ];
    if (handlers) return mockApi(...handlers, ...around);
    return mockApi(
      ...(instead ? [instead] : []),
      on("get", "/club", ({ response }) => response(200, club)),
      on("patch", "/club", ({ body: { confirm_stranded, ...changes }, response }) => response(200, save(changes))),
      on("put", "/club/logo", ({ response }) => response(200, save({ branding_logo_url: null }))),
      on("delete", "/club/logo", ({ response }) => response(200, save({ branding_logo_url: null }))),
      ...around,
    );
  }, [instead, given, handlers, preview]);
  return (
    <FakeShell me={fakeAdmin} fetch={fetch} path={path}>
      {children}
    </FakeShell>
  );
}
