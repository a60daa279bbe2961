import type { Page } from "@playwright/test";
import { axeProblems } from "../shell/axe-problems.ts";

/** What a wall's screen must not have: targets under 56 px, anything to scroll sideways, and what axe finds. */
export async function wallProblems(page: Page): Promise<string[]> {
  const own = await page.evaluate(() => {
    const least = 56;
    const targets = document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, [role=button]");
    const small = [...targets].flatMap((target) => {
      // The label is the target of a radio or checkbox that is drawn by it.
      const box = (target.closest("label") ?? target).getBoundingClientRect();
      if (box.width === 0 || (box.width >= least && box.height >= least) || target.closest("[inert]")) return [];
      const field = target.matches("input") && target.parentElement?.getBoundingClientRect();
      if (field && field.height >= least) return [];
      const name = target.getAttribute("aria-label") ?? target.innerText;
      return [`${target.tagName} ${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`];
    });
    const wide = document.documentElement.scrollWidth - innerWidth;
    return wide > 0 ? [...small, `${wide} px to scroll sideways`] : small;
  });
  return [...own, ...(await axeProblems(page))];
}
