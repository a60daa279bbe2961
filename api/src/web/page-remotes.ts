import { APP_PATHS } from "@courtside/contracts/domain/app-paths.ts";
import { CAPABILITIES, rolesWith } from "@courtside/contracts/domain/roles.ts";
import { fitsRoute } from "@courtside/contracts/domain/route-paths.ts";
import type { ReleasedRemote } from "../registry/read-registry.ts";

/** Files of each part of the design system: app-parts.json, written by the shell's build. */
export type PartFiles = Record<string, string[]>;

interface Preload {
  href: string;
  integrity?: string;
}

const UNREAD = new Set(["files", "wants", "imports", "shared", "knows", "deprecated", "paths"]);

/**
 * The registry as data in the page, without what the shell does not read: `files`, which the server has turned into links, and
 * the entries for testing releases. No text in it can end the element.
 */
export function registryElement(json: unknown): string {
  const text = JSON.stringify(json, (key, value: unknown) => (UNREAD.has(key) ? undefined : value));
  return `<script type="application/json" id="remotes">${text.replaceAll("<", "\\u003c")}</script>`;
}

/**
 * Links to all files with which the screen of a path starts. Of a path that several remotes own for different roles the files are data,
 * because the server does not know the user: the page turns those of the role into links (shell/src/assets/ask-early.js).
 */
export function screenPreloads(path: string, remotes: ReleasedRemote[], parts: PartFiles): string {
  const owners = remotes.flatMap((remote) =>
    remote.routes.filter((route) => fitsRoute(route.path, path)).map((route) => ({ remote, route })),
  );
  const screens = owners.map(({ remote, route }) => ({
    roles: rolesOf(route),
    files: screenFiles(remote, route, parts),
  }));
  const [screen] = screens;
  if (!screen) return "";
  if (screens.length === 1) return screen.files.map(preloadLink).join("\n");
  const text = JSON.stringify(screens.filter(({ roles }) => roles.length > 0));
  return `<script type="application/json" id="screen-files">${text.replaceAll("<", "\\u003c")}</script>`;
}

type Route = ReleasedRemote["routes"][number];

function rolesOf({ roles = [], needs }: Route): readonly string[] {
  const capability = CAPABILITIES.find((known) => known === needs);
  return capability ? rolesWith(capability) : roles;
}

function screenFiles(remote: ReleasedRemote, route: Route, parts: PartFiles): Preload[] {
  if (!remote.script) return [];
  const files = [remote.script, ...(remote.files?.[route.screen] ?? [])].map(({ file, integrity }) => ({
    href: sibling(remote, file),
    integrity,
  }));
  const shared = (route.uses ?? []).flatMap((part) => parts[part] ?? []).map((href) => ({ href }));
  return [...new Map([...files, ...shared].map((file) => [file.href, file])).values()];
}

/** Whether the application has a screen at this path: one of the shell's own, or of a remote. */
export const hasScreen = (path: string, remotes: ReleasedRemote[]): boolean =>
  [...APP_PATHS, ...remotes.flatMap(({ routes }) => routes.map((route) => route.path))].some((known) =>
    fitsRoute(known, path),
  );

const sibling = ({ entry }: ReleasedRemote, file: string) => entry.replace(/[^/]*$/, file);

function preloadLink({ href, integrity }: Preload): string {
  const kind = href.endsWith(".css") ? "style" : "script";
  const attributes = [
    `href="${attribute(href)}" as="${kind}"`,
    // A hash is checked in CORS mode only, and a link of another mode than the request is not used for it.
    ...(integrity ? [`integrity="${attribute(integrity)}" crossorigin`] : []),
    // After the application's own code, which runs first, and after the profile, for which the other reads wait.
    ...(kind === "script" ? ['fetchpriority="low"'] : []),
  ];
  return `<link rel="preload" ${attributes.join(" ")}>`;
}

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
