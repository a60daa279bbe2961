const NAME = "sidebar_state";
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/** Whether the sidebar was left open; undefined if nothing is remembered. */
export function rememberedSidebar(cookies: string): boolean | undefined {
  const value = cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  return value === undefined ? undefined : value === "true";
}

/** Remembers the sidebar for 7 days (docs/product/screens.md#shell). */
export function rememberSidebar(page: Pick<Document, "cookie">, open: boolean): void {
  page.cookie = `${NAME}=${open}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
}
