/**
 * Takes the picture of the last visit (assets/show-picture.js) and the heading that was shown ahead (assets/show-heading.js) away once
 * what they stand for is drawn, or is another page.
 */
export function endPicture(): void {
  const { pathname } = location;
  const look = () => {
    const isElsewhere = location.pathname !== pathname;
    const heading = document.querySelector(".boot-heading");
    if (isElsewhere || document.querySelector("#root h1")) heading?.remove();
    const picture = document.querySelector(".kept-picture");
    if (picture && (isElsewhere || isDrawn())) return picture.remove();
    const mayCome = document.querySelector(".boot-note") !== null;
    if (heading?.isConnected || picture || mayCome) requestAnimationFrame(look);
  };
  look();
}

/** Every screen has a heading, and says what it still loads. */
function isDrawn(): boolean {
  const main = document.getElementById("main");
  const states = [...(main?.querySelectorAll("[role=status]") ?? [])];
  return main?.querySelector("h1") != null && !states.some(({ textContent }) => textContent?.startsWith("Loading"));
}
