import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Form, Input, SearchSelect } from "../../forms.tsx";
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

it("gives every rule that antd writes the page's nonce", async () => {
  const children = (
    <Form onSubmit={() => undefined}>
      <Form.Item name="name" label="Name" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <SearchSelect aria-label="Member" options={[{ value: "1", label: "Ana" }]} />
    </Form>
  );
  await render({ cspNonce: "page-nonce", children });
  const written = [...document.querySelectorAll<HTMLStyleElement>("style[data-css-hash]")];
  expect(written.length).toBeGreaterThan(3);
  expect(written.filter((style) => style.nonce !== "page-nonce")).toEqual([]);
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
