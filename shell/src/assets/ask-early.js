// While the application's code is on its way: asks who is here. Its counterpart is app/fetchOnce.ts.
{
  // As early as the auth client would renew it.
  const MARGIN_MS = 90_000;
  const remembered = () => {
    try {
      return JSON.parse(localStorage.getItem("courtside-auth"));
    } catch {
      // Storage is blocked, or holds something else: the application will see.
      return null;
    }
  };
  const session = remembered();
  if (session?.access_token && session.expires_at * 1000 - Date.now() > MARGIN_MS) {
    const authorization = `Bearer ${session.access_token}`;
    const response = fetch("/api/v1/me", { headers: { authorization } });
    // Without a response the application asks again.
    response.catch(() => {});
    window.courtsideEarly = { path: "/api/v1/me", authorization, response };
  }
}
