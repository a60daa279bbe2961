// Requests the profile while the application's code is loading. Its counterpart is app/fetchOnce.ts. Without a session that
// can be used as it is, the application needs the auth client first: its files then are requested instead.
{
  // The same margin before expiry at which the auth client renews the session.
  const MARGIN_MS = 90_000;
  const remembered = () => {
    try {
      return JSON.parse(localStorage.getItem("courtside-auth"));
    } catch {
      // Storage is blocked, or its content is invalid: the application handles both.
      return null;
    }
  };
  const session = remembered();
  if (session?.access_token && session.expires_at * 1000 - Date.now() > MARGIN_MS) {
    const authorization = `Bearer ${session.access_token}`;
    const response = fetch("/api/v1/me", { headers: { authorization } });
    // Without a response the application sends the request again.
    response.catch(() => {});
    window.courtsideEarly = { path: "/api/v1/me", authorization, response };
  } else {
    // The build puts the files of the chunk in place of this name.
    for (const href of AUTH_CLIENT_FILES) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }));
    }
  }

  // The first date that a browser formats costs a slow phone 50 ms: spent here, while the code is on its way.
  setTimeout(() => new Intl.DateTimeFormat("en-US", { timeZone: "UTC" }).format());
}
