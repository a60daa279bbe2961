import { sep } from "node:path";

/** A file of the design system: of this checkout, or of the package. */
const OF_DESIGN_SYSTEM = /\/design-system\/src\/(.*)$/;
/** Each file says the order, so that it is the same whichever is loaded first. */
const ORDER = "@layer courtside.base, courtside.components;";

/** The rules that know no class, and the tokens, lie beneath the components; what a story shows is a screen's. */
function layerOf(file) {
  const [, path = ""] = OF_DESIGN_SYSTEM.exec(file.split(sep).join("/")) ?? [];
  if (/^theme\/(base|tokens)\.css$/.test(path)) return "courtside.base";
  return /^components\/.*(?<!\.stories)\.module\.css$/.test(path) ? "courtside.components" : undefined;
}

/**
 * Puts the design system's styles into cascade layers. Its parts and the screens are files that arrive in any order: outside
 * every layer a screen's rule wins over a component's, whichever came last. antd's rules are outside too, and always first.
 */
export function layered(file, css) {
  const layer = layerOf(file);
  return layer ? `${ORDER}\n@layer ${layer} {\n${css}\n}\n` : css;
}

/** As a loader of rspack. */
export default function cssLayers(css) {
  return layered(this.resourcePath, css);
}

/** As a plugin of Vite, for Storybook. */
export const cssLayersInVite = () => ({
  name: "courtside-css-layers",
  enforce: "pre",
  transform(css, id) {
    const [file = ""] = id.split("?");
    return file.endsWith(".css") ? { code: layered(file, css), map: null } : null;
  },
});
