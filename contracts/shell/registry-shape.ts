// Generated from contracts/shell/registry.ts by `npm run codegen`. Do not edit.
import type { Shape } from "./shape.ts";

const text = /[^]/;
export const ENTRY_SHAPE: Shape = { fields: { name: /^[a-z][a-z0-9-]*$/, version: text, contract: "number", entry: /^(https?:\/\/|\/(?!\/))/, "script?": { fields: { file: /^[\w.-]+\.js$/, integrity: /^sha(256|384|512)-[\w+/]+=*$/ } }, routes: { each: { fields: { path: /^\/[^\s?#]*$/, screen: text, title: text, access: { oneOf: ["public","signed-in","club"] }, "needs?": text, "roles?": { each: text }, "denied?": { oneOf: ["access-denied"], title: "denial" }, "denial?": { fields: { reason: text, href: /^\/(?!\/)/, label: text } }, "uses?": "any" } } }, nav: { each: { fields: { path: /^\/[^\s?#]*$/, label: text, icon: text, "needs?": text, "roles?": { each: text }, order: "number", "main?": "any", "also?": "any" } } }, "slots?": { each: { fields: { slot: text, id: text, label: text, order: "number", roles: { each: text } } } } } };
