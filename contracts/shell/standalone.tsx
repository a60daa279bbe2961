import { type ReactNode, useEffect, useState } from "react";
import { Link, Route, Routes, useLocation } from "react-router";
import { createApiClient, isApiError, type Me } from "../api/client.ts";
import { ROLE_LABELS, ROLES, type Role } from "../domain/roles.ts";
import { fakeMe } from "./fake-me.ts";
import type { RemoteModule } from "./remote.ts";
import { FakeShell, type MockFetch } from "./testing.tsx";

/** What is used of a remote.json, in the types that an import of JSON has. */
interface Manifest {
  name: string;
  routes: { path: string; screen: string; title: string; roles?: string[] }[];
}

export interface StandaloneProps {
  manifest: Manifest;
  remote: RemoteModule;
  /** Responds in the api's place where the address says `api=examples`: for journeys, and where no Courtside runs. */
  examples?: () => Promise<MockFetch>;
}

interface Visit {
  me: Me;
  token: string | null;
  fetch?: MockFetch;
}

const requestedRole = (): Role =>
  ROLES.find((role) => role === new URLSearchParams(location.search).get("as")) ?? "member";

const wantsExamples = () => new URLSearchParams(location.search).get("api") === "examples";

/**
 * A remote alone, for its team: a fake shell on the real api, signed in as a persona of the QA club
 * (docs/product/access.md#qa-sign-in).
 */
export function Standalone({ manifest, remote, examples }: StandaloneProps) {
  const [visit, setVisit] = useState<Visit | string>("Signing in…");
  const role = requestedRole();
  useEffect(() => {
    const visited = examples && wantsExamples() ? pretend(role, examples) : enter(role);
    visited.then(setVisit, (error: unknown) => setVisit(textOf(error)));
  }, [role, examples]);
  return (
    <>
      <Personas name={manifest.name} current={role} hasExamples={examples !== undefined} />
      {typeof visit === "string" ? (
        <p role="status">{visit}</p>
      ) : (
        <FakeShell me={visit.me} path={location.pathname} fetch={visit.fetch} getAccessToken={async () => visit.token}>
          <Screens manifest={manifest} remote={remote} />
        </FakeShell>
      )}
    </>
  );
}

const pretend = async (role: Role, examples: () => Promise<MockFetch>): Promise<Visit> => ({
  me: fakeMe(role),
  token: null,
  fetch: await examples(),
});

async function enter(role: Role): Promise<Visit> {
  const { data, error } = await createApiClient({ getAccessToken: async () => null }).fetchClient.POST("/qa-sessions", {
    body: { role },
  });
  if (!data) throw error;
  const token = data.session.access_token;
  const me = await createApiClient({ getAccessToken: async () => token }).fetchClient.GET("/me");
  if (!me.data) throw me.error;
  return { me: me.data, token };
}

const textOf = (error: unknown) =>
  `The api rejects every sign-in: ${isApiError(error) ? error.message : String(error)}. It must run with QA_LOGIN on.`;

/** Another persona starts a new visit: the page is reloaded. */
const Personas = ({ name, current, hasExamples }: { name: string; current: Role; hasExamples: boolean }) => (
  <form style={{ display: "flex", gap: "0.75rem", padding: "0.5rem 1rem", font: "14px system-ui" }}>
    <strong>{name} alone</strong>
    <label>
      as{" "}
      <select name="as" defaultValue={current} onChange={({ target }) => target.form?.requestSubmit()}>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_LABELS[role]}
          </option>
        ))}
      </select>
    </label>
    {hasExamples && (
      <label>
        api{" "}
        <select
          name="api"
          defaultValue={wantsExamples() ? "examples" : ""}
          onChange={({ target }) => target.form?.requestSubmit()}
        >
          <option value="">of a Courtside</option>
          <option value="examples">examples</option>
        </select>
      </label>
    )}
  </form>
);

function Screens({ manifest, remote }: StandaloneProps): ReactNode {
  const { pathname } = useLocation();
  // The fake shell's router is in memory: a reload must show the same screen.
  useEffect(() => history.replaceState(null, "", `${pathname}${location.search}`), [pathname]);
  const role = requestedRole();
  const own = manifest.routes.filter(({ roles }) => roles?.includes(role) ?? true);
  return (
    <Routes>
      {[...new Map(own.map((route) => [route.path, route])).values()].map(({ path, screen }) => {
        const Screen = remote.screens[screen];
        return <Route key={path} path={path} element={Screen ? <Screen /> : <p>src/remote.tsx has no {screen}.</p>} />;
      })}
      <Route path="*" element={<Contents routes={own} />} />
    </Routes>
  );
}

const Contents = ({ routes }: Pick<Manifest, "routes">) => (
  <ul>
    {routes.map(({ path, screen, title }) => (
      <li key={`${path} ${screen}`}>
        <Link to={path}>{title}</Link> {path}
      </li>
    ))}
  </ul>
);
