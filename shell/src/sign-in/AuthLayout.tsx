import { Card, IconButton, IconMoon, IconSun, Link } from "@courtside/design-system/core.tsx";
import { type ReactNode, use, useEffect, useRef } from "react";
import { ColorModeContext } from "../page/ColorModeContext.ts";
import { Wordmark } from "../page/Wordmark.tsx";
import styles from "./AuthLayout.module.css";

interface AuthLayoutProps {
  title: string;
  description: string;
  children: ReactNode;
  /** Under the card: the other ways in. */
  aside?: ReactNode;
}

/** Whether a page of this kind has been shown already: at the start the focus stays where the browser puts it. */
let isUnderWay = false;

/** The page around sign-in and sign-up: product colours, because the user's club is not known yet. */
export function AuthLayout({ title, description, children, aside }: AuthLayoutProps) {
  const color = use(ColorModeContext);
  const nextMode = color.mode === "dark" ? "light" : "dark";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed element has been removed, and the focus with it.
    if (isUnderWay && document.activeElement === document.body) heading.current?.focus();
    isUnderWay = true;
  }, []);
  return (
    <div className={styles.page} data-brand="pine">
      <svg className={styles.court} viewBox="0 0 780 360" aria-hidden="true" focusable="false">
        <path d="M1 1h778v358H1zM1 46h778M1 314h778M390 1v358M180 46v268M600 46v268M180 180h420" />
      </svg>
      <header className={styles.header}>
        <Link href="/" className={styles.home} aria-label="Courtside home">
          <Wordmark />
        </Link>
        <IconButton
          label={`Switch to ${nextMode} mode`}
          icon={color.mode === "dark" ? <IconSun /> : <IconMoon />}
          onClick={color.toggle}
        />
      </header>
      <main className={styles.main}>
        <Card className={styles.card}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.description}>{description}</p>
          {children}
        </Card>
        {aside && <div className={styles.aside}>{aside}</div>}
      </main>
    </div>
  );
}
