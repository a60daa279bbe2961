import { colors } from "../../design-system/src/theme/tokens.ts";
import { emitAsset } from "./page-assets.mjs";

/** Where browsers look for it, so that an installed app finds the next one too. */
export const MANIFEST_PATH = "/manifest.webmanifest";

/** The web app manifest: what a device reads when Courtside is installed or added to its home screen. */
export function emitManifest(compilation, compiler) {
  const asset = (file) => emitAsset(compilation, compiler, file);
  const icon = asset("icon.svg");
  const manifest = {
    id: "/",
    name: "Courtside",
    short_name: "Courtside",
    description: "Book courts, lessons and events of your club.",
    lang: "en",
    categories: ["sports"],
    start_url: "/dashboard",
    scope: "/",
    // A kiosk fills the screen by itself; on a phone the clock stays in sight.
    display: "standalone",
    background_color: colors.light.layout,
    theme_color: colors.light.layout,
    icons: [
      { src: icon, sizes: "any", type: "image/svg+xml" },
      { src: asset("icon-192.png"), sizes: "192x192", type: "image/png" },
      { src: asset("icon-512.png"), sizes: "512x512", type: "image/png" },
      { src: asset("icon-maskable-512.png"), sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Book Court", url: "/book", icons: [{ src: icon, sizes: "any", type: "image/svg+xml" }] },
      { name: "My Bookings", url: "/my-bookings", icons: [{ src: icon, sizes: "any", type: "image/svg+xml" }] },
    ],
  };
  compilation.emitAsset(MANIFEST_PATH.slice(1), new compiler.webpack.sources.RawSource(JSON.stringify(manifest)));
}
