/** The groups that the table shows, in its order. */
export const GROUPS = [
  "react",
  "antd and design-system",
  "router and query",
  "federation runtime",
  "shell",
  "mf-booking",
  "contracts",
  "other packages",
  "bundler runtime",
] as const;

export type PackageGroup = (typeof GROUPS)[number];

const PACKAGES: [RegExp, PackageGroup][] = [
  [/^(react|react-dom|scheduler)$/, "react"],
  [/^(antd|@ant-design\/.*|@rc-component\/.*|rc-.*|@emotion\/.*|stylis)$/, "antd and design-system"],
  [/^(react-router.*|@tanstack\/.*|openapi-.*)$/, "router and query"],
  [/^@module-federation\//, "federation runtime"],
];

/** The group of a module by its name in a source map, such as "webpack://shell/../node_modules/react-dom/…". */
export function packageGroup(source: string | undefined): PackageGroup {
  if (source === undefined) return "bundler runtime";
  if (source.startsWith("data:text/javascript,import%20__module_federation")) return "federation runtime";
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (name) return PACKAGES.find(([pattern]) => pattern.test(name))?.[1] ?? "other packages";
  if (/\/webpack\/runtime\/|external |container/.test(source)) return "bundler runtime";
  if (source.includes("/../design-system/")) return "antd and design-system";
  if (source.includes("/../contracts/")) return "contracts";
  return /^webpack:\/\/mf-booking|\/\.\.\/mf-booking\//.test(source) ? "mf-booking" : "shell";
}
