import { findBrowser } from "../../design-system/browser/browser.ts";

/** How a journey's browser is started; `more` are further arguments. */
export const launchOptions = (...more: string[]) => ({
  executablePath: findBrowser().path,
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run", ...more],
});
