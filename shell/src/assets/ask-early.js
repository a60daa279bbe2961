// Requests the profile, and then what the screen reads first, while the application's code is loading. Its counterpart is
// src/api/fetchOnce.ts. Without a session that can be used as it is, the application needs the auth client first: its files then
// are requested instead.
{
  // The same margin before expiry at which the auth client renews the session.
  const MARGIN_MS = 90_000;
  const SCREENS = "courtside-screens";
  const remembered = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      // Storage is blocked, or its content is invalid: the application handles both.
      return null;
    }
  };
  const session = remembered("courtside-auth");
  if (session?.access_token && session.expires_at * 1000 - Date.now() > MARGIN_MS) {
    const authorization = `Bearer ${session.access_token}`;
    const responses = {};
    const asked = new Set();
    const ask = (path) => {
      const response = fetch(path, { headers: { authorization } });
      // Without a response the application sends the request again.
      response.catch(() => {});
      asked.add(path);
      responses[path] = response;
      return response;
    };
    window.courtsideEarly = { authorization, responses };

    // The paths of a screen's own reads, for the day and sport of the address, else of the club.
    const pathsOf = ({ asks, sports, timeZone }) => {
      const given = new URLSearchParams(location.search);
      const value = {
        date: given.get("date") || new Intl.DateTimeFormat("en-CA", { timeZone }).format(),
        // The build puts in the name.
        sport: given.get("sport")?.toLowerCase() || (sports.includes(DEFAULT_SPORT) ? DEFAULT_SPORT : sports[0]),
      };
      return asks.map((each) => `/api/v1${each.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(value[name]))}`);
    };
    const askForScreen = (screen) => {
      for (const path of pathsOf(screen)) if (!asked.has(path)) ask(path);
    };
    const screenOf = ({ club, access, effective_role: role }) => {
      const registry = document.getElementById("remotes");
      if (!club || !access.has_access || !registry) return null;
      const asks = JSON.parse(registry.textContent).remotes.flatMap(({ routes }) =>
        routes.flatMap(({ path, roles, asks = [] }) =>
          path === location.pathname && (!roles || roles.includes(role)) ? asks : [],
        ),
      );
      return { asks, sports: club.sports, timeZone: club.time_zone };
    };
    // The server links to the files of a path's screen, unless each role has another one there.
    const fetchFiles = (role) => {
      const screens = JSON.parse(document.getElementById("screen-files")?.textContent ?? "[]");
      for (const { href, integrity } of screens.find(({ roles }) => roles.includes(role))?.files ?? []) {
        const as = href.endsWith(".css") ? "style" : "script";
        const checked = integrity ? { integrity, crossOrigin: "anonymous" } : {};
        document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as, href, ...checked }));
      }
    };

    const profile = ask("/api/v1/me");
    // What the club was at the last visit decides nothing: what is asked in vain is not used. The first date that a browser formats
    // costs a slow phone 50 ms: the page is read before.
    new Promise((resolve) => setTimeout(resolve))
      .then(() => remembered(SCREENS)?.[location.pathname])
      .then((before) => before && askForScreen(before))
      // Of a release that kept something else.
      .catch(() => {});
    profile
      .then((response) => (response.ok ? response.clone().json() : null))
      .then((me) => {
        const screen = me && screenOf(me);
        if (!screen) return;
        askForScreen(screen);
        fetchFiles(me.effective_role);
        localStorage.setItem(SCREENS, JSON.stringify({ [location.pathname]: screen }));
      })
      // The application asks for what is missing, and shows what fails.
      .catch(() => {});
  } else {
    // The build puts the files of the chunk in place of this name.
    for (const href of AUTH_CLIENT_FILES) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }));
    }
  }

  // That first date is formatted here at the latest, while the code is on its way.
  setTimeout(() => new Intl.DateTimeFormat("en-US", { timeZone: "UTC" }).format());
}
