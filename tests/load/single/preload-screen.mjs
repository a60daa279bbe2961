const REMOTES_PLACE = "<!--REMOTES-->";

/**
 * Links the first files of one screen in app.html, as a server with the routes of its only build would for that screen's
 * path. Place it after AppPagePlugin.
 */
export class PreloadScreenPlugin {
  /** `request`: the screen's import request. */
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
