import type { AdminClub, Club } from "@courtside/contracts/api/client.ts";
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
}

/** A settings screen with an in-memory club: each save increases its version. */
export function SettingsShell({ children, instead, club: given, handlers }: SettingsShellProps) {
  const fetch = useMemo(() => {
    let club: AdminClub = { ...fakeAdminClub, ...given };
    const save = (changes: Partial<Club>) => {
      club = { ...club, ...changes, version: club.version + 1 };
      return club;
    };
    if (handlers) return mockApi(...handlers);
    return mockApi(
      ...(instead ? [instead] : []),
      on("get", "/club", ({ response }) => response(200, club)),
      on("patch", "/club", ({ body: { confirm_stranded, ...changes }, response }) => response(200, save(changes))),
      on("put", "/club/logo", ({ response }) => response(200, save({ branding_logo_url: null }))),
      on("delete", "/club/logo", ({ response }) => response(200, save({ branding_logo_url: null }))),
    );
  }, [instead, given, handlers]);
  return (
    <FakeShell me={fakeAdmin} fetch={fetch} path="/settings">
      {children}
    </FakeShell>
  );
}
