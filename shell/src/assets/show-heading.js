// Shows the heading of the requested screen to who is signed in, until the application has drawn it: on a phone alone, where it is always
// at the same place (docs/decisions/0114-the-first-heading.md). Its counterparts are app.css and app/endPicture.ts.
{
  const headingOf = ({ remotes }) => {
    const routes = remotes.flatMap((remote) => remote.routes).filter(({ path }) => path === location.pathname);
    const [heading, ...others] = new Set(routes.map((route) => route.heading));
    return others.length === 0 ? heading : undefined;
  };
  try {
    const session = JSON.parse(localStorage.getItem("courtside-auth"));
    const heading = session && headingOf(JSON.parse(document.getElementById("remotes").textContent));
    if (heading) {
      const shown = Object.assign(document.createElement("p"), { className: "boot-heading", textContent: heading });
      shown.ariaHidden = "true";
      document.body.append(shown);
    }
  } catch (error) {
    // Storage is blocked.
    console.debug("No heading is shown ahead", error);
  }
}
