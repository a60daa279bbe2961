import type { Club } from "@courtside/contracts/api/client.ts";
import { FakeShell } from "@courtside/contracts/shell/testing.tsx";
import { type ReactNode, useMemo } from "react";
import { fakeAdmin } from "./fake-club.ts";

export interface SettingsShellProps {
  children: ReactNode;
  /** Answers reading and saving in place of a club that takes everything. */
  answer?: (request: Request) => Promise<Response | undefined>;
  club?: Partial<Club>;
}

/** A settings screen with a club that lives in memory: each save counts its version up. */
export function SettingsShell({ children, answer, club: given }: SettingsShellProps) {
  const fetch = useMemo(() => {
    let club = { ...fakeAdmin.club, ...given };
    return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const instead = await answer?.(request.clone());
      if (instead) return instead;
      if (request.method === "PATCH") {
        const { version = 0, ...changes } = await request.json();
        club = { ...club, ...changes, version: version + 1 };
      }
      if (pathname.endsWith("/logo")) {
        club = { ...club, branding_logo_url: null, version: (club.version ?? 0) + 1 };
      }
      return Response.json(club);
    };
  }, [answer, given]);
  return (
    <FakeShell me={fakeAdmin} fetch={fetch} path="/settings">
      {children}
    </FakeShell>
  );
}

/** A refusal as the api words it. */
export const refusal = (status: number, code: string, message: string, details?: Record<string, unknown>): Response =>
  Response.json({ code, message, details, requestId: "req_7f3a" }, { status });
