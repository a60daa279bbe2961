import { expect } from "vitest";

const BUSY = "[aria-busy=true]";
/** ms without a change, after which nothing more is on its way. */
const QUIET = 150;

const isLoading = () =>
  document.querySelector(BUSY) !== null ||
  [...document.querySelectorAll("[role=status]")].some((status) => status.textContent?.startsWith("Loading"));

/** ms after which a wait ends without its event. The picture, compared next, shows whether anything was missing. */
const LONGEST = 10_000;

/** Resolves when everything on the page has arrived: data, code, letters, pictures. */
export async function settled(): Promise<void> {
  await expect.poll(isLoading, { message: "The story is still loading.", timeout: 15_000 }).toBe(false);
  await within(quiet(), "the page to stop changing");
  await within(document.fonts.ready, "the fonts");
  await within(Promise.all([...document.images].map((image) => image.decode())), "the images");
}

/** Waits for an event, and says on the console if it did not come in time. */
async function within(event: Promise<unknown>, what: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      console.warn(`Waited ${LONGEST} ms for ${what}.`);
      resolve();
    }, LONGEST);
  });
  await Promise.race([event, timeout]);
  clearTimeout(timer);
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
