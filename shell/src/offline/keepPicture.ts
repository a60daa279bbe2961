import type { Club } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { registryInPage } from "../remotes/registry.ts";
import { versionOf } from "../service-worker/app-version.ts";
import { PICTURE } from "./forgetReads.ts";
import { isKeptRead } from "./kept-reads.ts";

/** A screen as it was drawn; assets/show-picture.js shows it at the next start (docs/decisions/0113-the-kept-picture.md). */
interface KeptPicture {
  userId: string;
  /** Path and search. */
  address: string;
  /** Of the application, whose styles it has. */
  version: string;
  /** The color mode, and the window's width in px. */
  theme: string;
  width: number;
  /** Epoch ms: when it was drawn, and the end of the club's day. */
  at: number;
  until: number;
  /** "As of 14:05" */
  label: string;
  styles: string[];
  /** Style of the root element: the club's colors. */
  look: string;
  html: string;
}

/** Some 250 KB of HTML. A larger one would cost more than it saves. */
const MOST_ELEMENTS = 3_000;
const DAY_MINUTES = 24 * 60;

/** Names that belong to the page which is open, and what it has in front. */
const OWN_NAMES = ["id", "for", "name", "aria-labelledby", "aria-describedby", "aria-controls"];
const IN_FRONT = "dialog, [popover], script, style";

/** Keeps the picture of the screen in front for this person. False: it has none that may be kept, or that is worth it. */
export function keepPicture(userId: string, club: NonNullable<Club>): boolean {
  const picture = isKeptScreen() ? takePicture(userId, club) : undefined;
  if (!picture) return false;
  try {
    localStorage.setItem(PICTURE, JSON.stringify(picture));
    return true;
  } catch {
    // Storage is blocked or full: the next start goes without.
    return false;
  }
}

/** Only what a member's reads are kept of anyway, and nothing that is being chosen. */
function isKeptScreen(): boolean {
  const { remotes } = Object(registryInPage()) as { remotes?: { routes: { path: string; asks?: string[] }[] }[] };
  const asks = (remotes ?? []).flatMap(({ routes }) =>
    routes.filter(({ path }) => path === location.pathname).flatMap((route) => route.asks ?? []),
  );
  const isKept = asks.length > 0 && asks.every((ask) => isKeptRead(["get", ask.split("?")[0], {}]));
  const isChosen = "dialog[open], [aria-selected=true], #main [role=alert]";
  return isKept && navigator.onLine && !document.querySelector(isChosen);
}

function takePicture(userId: string, { time_zone: zone }: NonNullable<Club>): KeptPicture | undefined {
  const version = versionOf(registryInPage());
  const root = document.getElementById("root");
  if (!root || version === null || root.getElementsByTagName("*").length > MOST_ELEMENTS) return undefined;
  const drawn = root.cloneNode(true) as HTMLElement;
  const scrolled = [...root.querySelectorAll("*")];
  for (const [at, each] of [...drawn.querySelectorAll("*")].entries()) {
    const style = each.getAttribute("style");
    // A page of ours takes no style from HTML: the start sets it.
    if (style) each.setAttribute("data-style", style);
    each.removeAttribute("style");
    for (const name of OWN_NAMES) each.removeAttribute(name);
    const { scrollLeft = 0, scrollTop = 0 } = scrolled[at] ?? {};
    if (scrollLeft || scrollTop) each.setAttribute("data-scrolled", `${scrollLeft} ${scrollTop}`);
  }
  for (const each of drawn.querySelectorAll(IN_FRONT)) each.remove();
  const at = Date.now();
  const time = clubTime(at, zone);
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const { dataset, style } = document.documentElement;
  return {
    userId,
    address: location.pathname + location.search,
    version,
    theme: dataset.theme ?? "",
    width: innerWidth,
    at,
    until: at + (DAY_MINUTES - hour * 60 - minute) * 60_000,
    label: `As of ${time}`,
    styles: [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(
      (link) => link.getAttribute("href") ?? "",
    ),
    look: style.cssText,
    html: drawn.innerHTML,
  };
}
