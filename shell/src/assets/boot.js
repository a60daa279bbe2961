// Before the first paint: the colour mode, and whether a user is signed in on this device.
{
  const root = document.documentElement;
  const remembered = (key, storage = "localStorage") => {
    try {
      return window[storage].getItem(key);
    } catch {
      // Storage is blocked: nothing is remembered.
      return null;
    }
  };

  let mode = remembered("courtside-color-mode");
  if (mode !== "light" && mode !== "dark") {
    mode = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.theme = mode;

  const session = remembered("courtside-auth");
  if (session) root.dataset.visitor = "known";

  // Its counterpart is signup-club/founder.ts, which keeps the founder's id.
  const isFounder = () => {
    const founder = remembered("courtside-founder", "sessionStorage");
    return Boolean(founder && session?.includes(`"${founder}"`));
  };
  if (document.querySelector('meta[name="courtside-audience"][content="founder"]') && !isFounder()) {
    root.hidden = true;
    location.replace(session ? "/dashboard" : "/start-trial");
  }

  // A kiosk has one page; its counterpart is kiosk/kioskStore.ts. Back may restore a document in its old state.
  const stayInKiosk = () => {
    if (
      !remembered("courtside-kiosk", "sessionStorage") ||
      !remembered("courtside-auth") ||
      location.pathname === "/bookings"
    )
      return;
    root.hidden = true;
    location.replace("/bookings");
  };
  stayInKiosk();
  addEventListener("pageshow", (event) => event.persisted && stayInKiosk());

  // The public pages' switch; its counterpart in the application is page/useColorMode.ts.
  addEventListener("click", ({ target }) => {
    const pressed = target.closest("[data-color-switch]");
    if (!pressed) return;
    root.dataset.theme = pressed.dataset.colorSwitch;
    try {
      localStorage.setItem("courtside-color-mode", root.dataset.theme);
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
    // The pressed button is hidden now.
    for (const other of pressed.parentElement.children) if (other !== pressed) other.focus();
  });

  // The public pages' menu on a phone may link to a section of the page that it covers.
  addEventListener("click", ({ target }) =>
    target.closest("details nav a")?.closest("details").removeAttribute("open"),
  );
}
