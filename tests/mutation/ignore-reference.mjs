import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** Schemas that only document the api: `npm test -- contract` compares what is generated from them. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "reference", {
    shouldIgnore({ node }) {
      const call = node.type === "VariableDeclarator" && node.init?.type === "CallExpression" ? node.init : undefined;
      return call?.callee.property?.name === "openapi"
        ? "The api's reference, compared by the contract tests"
        : undefined;
    },
  }),
];
