/** Takes the picture of the last visit (assets/show-picture.js) away once what it stands for is drawn, or is another page. */
export function endPicture(): void {
  const { pathname } = location;
  const look = () => {
    const picture = document.querySelector(".kept-picture");
    if (picture && (location.pathname !== pathname || isDrawn())) return picture.remove();
    const mayCome = document.querySelector(".boot-note") !== null;
    if (picture || mayCome) requestAnimationFrame(look);
  };
  look();
}

/** Every screen has a heading, and says what it still loads. */
function isDrawn(): boolean {
  const main = document.getElementById("main");
  const states = [...(main?.querySelectorAll("[role=status]") ?? [])];
  return main?.querySelector("h1") != null && !states.some(({ textContent }) => textContent?.startsWith("Loading"));
}
