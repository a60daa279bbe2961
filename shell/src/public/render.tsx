import "@courtside/design-system/theme/tokens.css";
import "@courtside/design-system/theme/base.css";
import "./fonts.css";
import { renderToStaticMarkup } from "react-dom/server";
import { PAGES } from "./pages.tsx";

/** Every prerendered page with its body as HTML and the name of its file. No style attributes: the pages' policy forbids them. */
export const renderPages = () =>
  PAGES.map(({ element, ...page }) => ({
    ...page,
    name: page.path === "/" ? "index" : page.path.slice(1),
    body: renderToStaticMarkup(element),
  }));
