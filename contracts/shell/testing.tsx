import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { MemoryRouter } from "react-router";
import { createApiClient, type Me } from "../api/client.ts";
import { ShellProvider, type ShellServices } from "./context.tsx";

export interface FakeShellProps {
  children: ReactNode;
  me?: Me | null;
  path?: string;
  /** Answers the api calls; stories give canned answers, stand-alone dev the real server. */
  fetch?: typeof globalThis.fetch;
  getAccessToken?: () => Promise<string | null>;
  services?: Partial<ShellServices>;
}

/** A shell for stand-alone development, tests and stories: the same services, no registry, no session. */
export function FakeShell({ children, me = null, path = "/", fetch, getAccessToken, services }: FakeShellProps) {
  const token = getAccessToken ?? noToken;
  const value = useMemo<ShellServices>(() => {
    const clients = createApiClient({
      getAccessToken: token,
      ...(fetch && { fetch }),
      baseUrl: `${location.origin}/api/v1`,
    });
    return {
      me,
      role: me?.effective_role ?? null,
      ...clients,
      getAccessToken: token,
      liveStatus: "live",
      hasScreen: () => true,
      colorMode: "light",
      reportError: (error) => console.error(error),
      ...services,
    };
  }, [me, fetch, token, services]);
  const queries = useMemo(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }), []);
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <ShellProvider value={value}>{children}</ShellProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

const noToken = async () => null;
