import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router";
import { isDocument } from "../public/documents.ts";

/** The design system's internal link: through the router, but a prerendered page is a document of its own. */
export function RouterLink({ href = "/", ...rest }: ComponentPropsWithRef<"a">) {
  return <Link {...rest} to={href} reloadDocument={isDocument(href)} />;
}
