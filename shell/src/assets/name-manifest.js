// Names the manifest by which this page is installed: a device on the wall (page/device-path.ts) installs its own page, which fills the
// screen. The page names no other before: a browser that had begun to read that one would keep it.
document.head.append(
  Object.assign(document.createElement("link"), {
    rel: "manifest",
    // The build puts in the names.
    href: location.pathname === "/device" ? DEVICE_MANIFEST : MANIFEST,
  }),
);
