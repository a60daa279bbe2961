import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { classNames, IconSearch, usePhone, VisuallyHidden } from "@courtside/design-system/core.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState } from "react";
import { OpenedLayer } from "../page/OpenedLayer.tsx";
import type { ColorMode } from "../page/useColorMode.ts";
import { registryQuery } from "../remotes/registry.ts";
import styles from "./CommandMenu.module.css";

const Palette = lazyScreen(() => import("./Palette.tsx"));

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform);
const SHORTCUT = IS_APPLE ? "⌘K" : "Ctrl K";

/**
 * Opens the command palette, by its button or Ctrl or Cmd and k (docs/product/screens.md#search-and-commands). In the frame's top
 * bar, which a kiosk does not have. The palette's code is fetched once the page is idle.
 */
export default function CommandMenu({ color }: { color: ColorMode }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const phone = usePhone();
  const remotes = useQuery(registryQuery).data ?? [];

  // Before the button is painted: who sees it may press the keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Another dialog keeps what was entered in it.
      setOpen((was) => !was && !document.querySelector("dialog[open]"));
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => {
    // A failure is shown when the palette is opened.
    const idle = setTimeout(() => void Palette.preload().catch(() => undefined), 1500);
    return () => clearTimeout(idle);
  }, []);

  return (
    <>
      <button
        type="button"
        className={classNames(styles.button, phone && styles.small)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={phone ? "Search" : undefined}
        onClick={() => setOpen(true)}
      >
        <IconSearch size={18} />
        {phone ? (
          <VisuallyHidden>Search</VisuallyHidden>
        ) : (
          <>
            Search
            <span aria-hidden="true" className={styles.keys}>
              {SHORTCUT}
            </span>
          </>
        )}
      </button>
      <OpenedLayer name="The search" open={open} onClose={close}>
        <Palette remotes={remotes} color={color} onClose={close} />
      </OpenedLayer>
    </>
  );
}
