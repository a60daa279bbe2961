const REMOTES_PLACE = "<!--REMOTES-->";

/**
 * Links the files that one screen starts with in app.html, as a server that knows its only build's routes would for
 * that screen's path. To stand behind AppPagePlugin.
 */
export class PreloadScreenPlugin {
  /** `request`: how the screen is imported. */
  constructor(request) {
    this.request = request;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap("PreloadScreenPlugin", (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: "PreloadScreenPlugin", stage }, () => {
        const html = compilation.getAsset("app.html").source.source().toString();
        const files = filesOf(compilation.entrypoints.get("main"), this.request);
        const links = files.filter((file) => !html.includes(`/${file}"`)).map(preloadLink);
        const page = html.replace(REMOTES_PLACE, `${links.join("\n")}\n${REMOTES_PLACE}`);
        compilation.updateAsset("app.html", new compiler.webpack.sources.RawSource(page));
      });
    });
  }
}

function filesOf(entry, request) {
  const groups = entry.childrenIterable.flatMap((group) => [...group.childrenIterable]);
  const screen = groups.find((group) => group.origins.some((origin) => origin.request === request));
  if (!screen) throw new Error(`no chunk was made of ${request}`);
  return screen.getFiles().filter((file) => /\.(js|css)$/.test(file));
}

const preloadLink = (file) => `<link rel="preload" href="/${file}" as="${file.endsWith(".css") ? "style" : "script"}">`;
