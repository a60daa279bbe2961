// Shows the screen as this person last saw it here, until the application has drawn it (docs/decisions/0113-the-kept-picture.md).
// Its counterparts are offline/keepPicture.ts and app/endPicture.ts.
{
  const { nonce } = document.currentScript;
  const root = document.documentElement;

  const versionOf = ({ shell, remotes }) =>
    [`shell ${shell}`, ...remotes.map(({ name, version }) => `${name} ${version}`).sort()].join("; ");
  const fits = ({ address, theme, width, at, until, version }) =>
    address === location.pathname + location.search &&
    theme === root.dataset.theme &&
    width === innerWidth &&
    at <= Date.now() &&
    Date.now() < until &&
    version === versionOf(JSON.parse(document.getElementById("remotes").textContent));

  // The code that comes finds them loaded, in the order in which it loaded them before. With the font, so that nothing moves.
  const loadLook = (styles) => {
    const here = new Set(
      [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href")),
    );
    const load = (href) =>
      new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, nonce });
        link.addEventListener("load", resolve);
        link.addEventListener("error", reject);
        document.head.append(link);
      });
    const missing = styles.filter((href) => !here.has(href));
    return Promise.all([document.fonts.load('1em "Inter Variable"'), ...missing.map(load)]);
  };

  const draw = ({ html, look, label }) => {
    // The application was faster.
    if (!document.querySelector(".boot-note")) return;
    const picture = Object.assign(document.createElement("div"), { className: "kept-picture", inert: true });
    picture.ariaHidden = "true";
    picture.innerHTML = html;
    for (const each of picture.querySelectorAll("[data-style]")) each.style.cssText = each.dataset.style;
    const note = Object.assign(document.createElement("p"), { className: "kept-note", textContent: label });
    picture.append(note);
    root.style.cssText = look;
    document.body.append(picture);
    // If the code does not come, the page says so beneath.
    setTimeout(() => picture.remove(), 8_000);
    for (const each of picture.querySelectorAll("[data-scrolled]")) {
      [each.scrollLeft, each.scrollTop] = each.dataset.scrolled.split(" ").map(Number);
    }
  };

  try {
    const kept = JSON.parse(localStorage.getItem("courtside-picture"));
    const session = kept && JSON.parse(localStorage.getItem("courtside-auth"));
    if (kept && session?.user?.id === kept.userId && fits(kept)) {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      // A style that is gone: the start goes without the picture.
      window.courtsidePicture = loadLook(kept.styles)
        .then(() => draw(kept))
        .then(painted, () => {});
    }
  } catch (error) {
    // Storage is blocked, or another release wrote it.
    console.debug("There is no picture of the last visit", error);
  }
}
