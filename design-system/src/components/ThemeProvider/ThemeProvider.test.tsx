import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Input, SearchSelect } from "../../forms.tsx";
import { StaffField, StaffForm, useStaffForm } from "../../staff.tsx";
import { Link } from "../Link/Link.tsx";
import { ThemeProvider, type ThemeProviderProps } from "./ThemeProvider.tsx";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

let root: Root;
const host = () => document.querySelector("main") as HTMLElement;
const render = (props: ThemeProviderProps) => act(() => root.render(<ThemeProvider {...props} />));

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  root = createRoot(document.body.appendChild(document.createElement("main")));
});

afterEach(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  await act(() => root.unmount());
  host().remove();
});

it("marks the page with mode, density and the club's legible colour", async () => {
  await render({ mode: "dark", density: "kiosk", clubColor: "#1F2937", children: null });
  const { dataset, style } = document.documentElement;
  expect({ ...dataset }).toMatchObject({ theme: "dark", density: "kiosk" });
  expect(style.getPropertyValue("--cs-primary")).toBe("#C2CFE1");
  await render({ mode: "light", children: null });
  expect({ ...dataset }).toMatchObject({ theme: "light", density: "comfortable" });
  expect(style.getPropertyValue("--cs-primary")).toBe("#1F2937");
});

/** Every rule that is written at run time: all but the files that the test's own server has put into the page. */
const writtenStyles = () => [...document.querySelectorAll<HTMLStyleElement>("style:not([data-vite-dev-id])")];

function NamedForm() {
  const form = useStaffForm({ name: "" }, { check: ({ name }) => ({ name: name ? undefined : "A name is required" }) });
  return (
    <StaffForm form={form} onSubmit={() => undefined}>
      <StaffField name="name" label="Name">
        <Input />
      </StaffField>
      <button type="submit">Save</button>
    </StaffForm>
  );
}

it("gives every rule that is written at run time the page's nonce, also those of a list and an error that come later", async () => {
  const children = (
    <>
      <NamedForm />
      <SearchSelect aria-label="Member" options={[{ value: "1", label: "Ana" }]} />
    </>
  );
  const before = new Set(writtenStyles());
  await render({ cspNonce: "page-nonce", children });
  // From here on the browser's own events change it.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await userEvent.click(page.getByRole("button", { name: "Save" }));
  await expect.element(page.getByText("A name is required")).toBeVisible();
  (page.getByRole("combobox", { name: "Member" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("option", { name: "Ana" })).toBeInTheDocument();
  const written = writtenStyles().filter((style) => !before.has(style));
  const text = written.map((style) => style.textContent).join("\n");
  for (const part of ["select-dropdown", "form-item"]) expect(text).toContain(part);
  expect(written.filter((style) => style.nonce !== "page-nonce").map((style) => style.outerHTML.slice(0, 200))).toEqual(
    [],
  );
});

it("sends internal links through the router's link, and others not", async () => {
  const linkComponent: ThemeProviderProps["linkComponent"] = (props) => <a data-router="" {...props} />;
  const children = (
    <>
      <Link href="/book">Book</Link>
      <Link href="https://example.com">Elsewhere</Link>
      <Link href="mailto:club@example.com">Mail</Link>
      <Link href="/file.csv" download="">
        File
      </Link>
    </>
  );
  await render({ linkComponent, children });
  const routed = [...host().querySelectorAll("a[data-router]")].map((link) => link.textContent);
  expect(routed).toEqual(["Book"]);
});
