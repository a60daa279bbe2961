import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";

const STORED = "courtside-scroll";

/** How far down each page was left, px, by the key of its entry in the browser's history. */
const positions = stored();

/**
 * A page that is visited again is as far down as it was left; another one begins at its top, or where its fragment says. Stands behind the
 * page in its boundary: a page whose code arrives later is moved then.
 */
export function ScrollPosition(): null {
  const location = useLocation();
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = "manual";
    };
    const leave = () => {
      try {
        sessionStorage.setItem(STORED, JSON.stringify(positions));
      } catch (error) {
        // Storage is blocked or full.
        console.debug("Positions are not kept for a reload", error);
      }
      history.scrollRestoration = "auto";
    };
    take();
    addEventListener("pageshow", take);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pageshow", take);
      removeEventListener("pagehide", leave);
      history.scrollRestoration = "auto";
    };
  }, []);
  useLayoutEffect(() => {
    const { key, hash } = location;
    const place = positions[key];
    const target = hash && document.getElementById(idIn(hash));
    if (place !== undefined) scrollTo(0, place);
    else if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    const keep = () => {
      positions[key] = scrollY;
    };
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, [location]);
  return null;
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? "{}");
  } catch (error) {
    console.debug("Positions were not kept", error);
    return {};
  }
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Not encoded: it is the id as it stands.
    return hash.slice(1);
  }
}
