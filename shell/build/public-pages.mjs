import { createRequire } from "node:module";
import { baseConfig } from "@courtside/contracts/federation.mjs";
import { bootScript, htmlPage, meta, script, stylesheet } from "./html-page.mjs";
import { emitAsset, whenNamed } from "./page-assets.mjs";
import { ROBOTS, sitemap, socialCard, structuredData } from "./search-engines.mjs";

const require = createRequire(import.meta.url);

/** The public pages: React at build time, plain HTML and CSS in the browser, without the application's kit. */
export function definePublicPages(folder, { dev }) {
  const config = baseConfig({ folder, name: "public", dev, refresh: false });
  return {
    ...config,
    // After the application, whose build empties dist.
    dependencies: ["shell"],
    target: "node",
    devtool: false,
    entry: { render: "./src/public/render.tsx" },
    externalsType: "commonjs",
    externals: { react: "react", "react/jsx-runtime": "react/jsx-runtime", "react-dom/server": "react-dom/server" },
    output: { ...config.output, clean: false, publicPath: "/", filename: "render.cjs", library: { type: "commonjs2" } },
    module: {
      ...config.module,
      generator: { "css/auto": { ...config.module.generator["css/auto"], exportsOnly: false } },
    },
    plugins: [new PublicPagesPlugin()],
  };
}

/** For the development server, which serves one compilation: watches the public pages beside it, into a folder it serves. */
export class PublicPagesWatch {
  constructor(config) {
    this.config = config;
  }

  apply(compiler) {
    let watching;
    compiler.hooks.watchRun.tap("PublicPagesWatch", () => {
      const { dependencies: _alone, ...config } = this.config;
      watching ??= compiler.webpack(config).watch({}, (error, stats) => {
        if (error) throw error;
        if (stats?.hasErrors()) console.error(stats.toString("errors-only"));
      });
    });
    compiler.hooks.watchClose.tap("PublicPagesWatch", () => watching?.close(() => {}));
  }
}

/** Runs the compiled renderer and emits one HTML file per page and the files for search engines; the renderer is not shipped. */
class PublicPagesPlugin {
  apply(compiler) {
    whenNamed(compiler, "PublicPagesPlugin", (compilation) => {
      const emit = (name, text) => compilation.emitAsset(name, new compiler.webpack.sources.RawSource(text));
      const asset = (file) => emitAsset(compilation, compiler, file);
      const names = Object.keys(compilation.assets);
      const { renderPages } = evaluate(compilation.getAsset("render.cjs").source.source().toString());
      compilation.deleteAsset("render.cjs");
      const font = names.find((name) => /inter-latin-wght.*\.woff2$/.test(name));
      const shared = [
        `<link rel="icon" href="${asset("icon.svg")}" type="image/svg+xml">`,
        `<link rel="apple-touch-icon" href="${asset("touch-icon.png")}">`,
        `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
        bootScript(asset("boot.js")),
        ...names.filter((name) => name.endsWith(".css")).map((name) => stylesheet(`/${name}`)),
      ];
      const image = asset("social-card.png");
      const pages = renderPages();
      for (const { name, path, body, ...page } of pages) {
        const head = [
          ...(page.isForFounder ? [meta("courtside-audience", "founder")] : []),
          ...shared,
          ...socialCard({ ...page, path, image }),
          ...(page.isEntry ? [script(asset("enter.js"))] : []),
          ...(page.structuredData ? [structuredData(page.structuredData)] : []),
        ];
        emit(`${name}.html`, htmlPage({ ...page, head, body, bodyAttributes: ' data-brand="pine"' }));
      }
      emit("sitemap.xml", sitemap(pages));
      emit("robots.txt", ROBOTS);
    });
  }
}

function evaluate(code) {
  const module = { exports: {} };
  new Function("module", "exports", "require", code)(module, module.exports, require);
  return module.exports;
}
