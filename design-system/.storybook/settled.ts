import { expect } from "vitest";

const BUSY = "[aria-busy=true]";
/** ms without a change, after which nothing more is on its way. */
const QUIET = 150;

const isLoading = () =>
  document.querySelector(BUSY) !== null ||
  [...document.querySelectorAll("[role=status]")].some((status) => status.textContent?.startsWith("Loading"));

/** Resolves when everything on the page has arrived: data, code, letters, pictures. */
export async function settled(): Promise<void> {
  await expect.poll(isLoading, { message: "The story is still loading.", timeout: 15_000 }).toBe(false);
  await quiet();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode()));
}

const quiet = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, QUIET);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
