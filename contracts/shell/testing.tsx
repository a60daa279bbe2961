import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { HttpHandler } from "msw/http";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { createApiClient, type Me } from "../api/client.ts";
import { ShellProvider, type ShellServices } from "./context.tsx";
import { PageRouter } from "./PageRouter.tsx";
import { memoryHistory } from "./page-history.ts";

/** A fetch that stays inside contracts/api/openapi.json; the only kind that the fake shell takes. */
export type MockFetch = typeof globalThis.fetch & {
  /** Of this story, to be taken into another mock api after handlers that come first. */
  readonly handlers: readonly HttpHandler[];
};

export interface FakeShellProps {
  children: ReactNode;
  me?: Me | null;
  path?: string;
  /** Responds to the api calls of stories, by default with examples (contracts/mock-api); stand-alone dev has the real server. */
  fetch?: MockFetch;
  getAccessToken?: () => Promise<string | null>;
  services?: Partial<ShellServices>;
}

/** The api of every story that brings none of its own. */
export const MockApiContext = createContext<MockFetch | undefined>(undefined);

/** A shell for stand-alone development, tests and stories: the same services, no registry, no session. */
export function FakeShell({ children, me = null, path = "/", getAccessToken, services, ...given }: FakeShellProps) {
  const token = getAccessToken ?? noToken;
  const examples = use(MockApiContext);
  const fetch = given.fetch ?? examples;
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
  const [history] = useState(() => memoryHistory(path));
  return (
    <QueryClientProvider client={queries}>
      <ShellProvider value={value}>
        <PageRouter history={history}>{children}</PageRouter>
      </ShellProvider>
    </QueryClientProvider>
  );
}

const noToken = async () => null;
