// Forms with data-enter (demo, QA): requests a session from the server, stores it where the application's auth client reads
// it, and opens the application. Its counterpart is auth/authClient.ts.
{
  const STORAGE_KEY = "courtside-auth";

  /** The server's rejection, with its message. */
  class RuleViolation extends Error {}

  for (const form of document.querySelectorAll("form[data-enter]")) {
    const button = form.querySelector("button[type=submit]");
    const failure = form.querySelector("[role=alert]");
    const reason = form.querySelector("[data-reason]");
    const tryAgain = reason.textContent;
    const setBusy = (busy) => button.setAttribute("aria-disabled", String(busy));

    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (button.getAttribute("aria-disabled") === "true") return;
      setBusy(true);
      failure.hidden = true;
      try {
        const session = await begin(form);
        await endEarlier();
        keep(session);
        location.assign(form.querySelector("input:checked")?.dataset.landing ?? form.dataset.landing);
      } catch (error) {
        console.warn(error);
        reason.textContent = error instanceof RuleViolation ? error.message : tryAgain;
        failure.hidden = false;
        setBusy(false);
      }
    });
    // Back from the application restores the page in its old state.
    addEventListener("pageshow", (event) => event.persisted && setBusy(false));
  }

  async function begin(form) {
    const { session } = await responseOf(form.dataset.enter, post(Object.fromEntries(new FormData(form))));
    const headers = { authorization: `Bearer ${session.access_token}` };
    return { ...session, user: await responseOf("/auth/v1/user", { headers }) };
  }

  /** Ends the session that this browser had, as the form says, with its notices. Where the server does not respond, it ends by itself. */
  async function endEarlier() {
    try {
      let earlier = JSON.parse(localStorage.getItem(STORAGE_KEY));
      if (!earlier) return;
      if (earlier.expires_at * 1000 < Date.now() + 10_000) {
        const { refresh_token } = earlier;
        earlier = await responseOf("/auth/v1/token?grant_type=refresh_token", post({ refresh_token }));
      }
      const headers = { authorization: `Bearer ${earlier.access_token}` };
      await fetch("/auth/v1/logout?scope=local", { method: "POST", headers });
    } catch (error) {
      console.warn("The earlier session was not ended", error);
    }
  }

  const post = (body) => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

  async function responseOf(url, init) {
    const response = await fetch(url, init);
    const body = await response.json();
    if (response.ok) return body;
    throw response.status < 500 ? new RuleViolation(body.message ?? body.msg) : new Error(body.message);
  }

  /** Other tabs of the application listen on the auth client's channel. */
  function keep(session) {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
    const tabs = new BroadcastChannel(STORAGE_KEY);
    tabs.postMessage({ event: "SIGNED_IN", session });
    tabs.close();
  }
}
