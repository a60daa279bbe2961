import { emitAsset, emitContent } from "./page-assets.mjs";

/** The web app manifest: what a device reads when Courtside is added to its home screen. It opens full screen, also as a kiosk. */
export function emitManifest(compilation, compiler) {
  const asset = (file) => emitAsset(compilation, compiler, file);
  const manifest = {
    id: "/",
    name: "Courtside",
    short_name: "Courtside",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    background_color: "#f5f7fa",
    theme_color: "#f5f7fa",
    icons: [
      { src: asset("icon.svg"), sizes: "any", type: "image/svg+xml" },
      { src: asset("touch-icon.png"), sizes: "180x180", type: "image/png" },
    ],
  };
  return emitContent(compilation, compiler, "app.webmanifest", JSON.stringify(manifest));
}
