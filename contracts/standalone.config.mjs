import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlRspackPlugin } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { baseConfig, devHost, pagesOnly } from "./federation.mjs";

/** `rspack serve` in a remote's folder: that remote alone, with src/standalone.tsx as its page (tools/dev-remote.ts). */
export default () => {
  const folder = process.cwd();
  const { name } = JSON.parse(readFileSync(join(folder, "remote.json"), "utf8"));
  const target = process.env.API_ORIGIN ?? "http://localhost:8080";
  const config = baseConfig({ folder, name, dev: true });
  return {
    ...config,
    entry: { main: "./src/standalone.tsx" },
    output: { ...config.output, publicPath: "/" },
    plugins: [
      new HtmlRspackPlugin({
        templateContent: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body><div id="root"></div></body></html>`,
      }),
      new ReactRefreshRspackPlugin(),
    ],
    devServer: {
      host: devHost,
      port: Number(process.env.PORT ?? 8090),
      hot: true,
      // The page's own host: under the name "localhost" its socket to 127.0.0.1 would count as another origin's.
      client: { webSocketURL: "auto://0.0.0.0:0/ws" },
      historyApiFallback: pagesOnly,
      proxy: [{ context: ["/api", "/auth/v1"], target, changeOrigin: true }],
    },
  };
};
