// Import directions, as failing checks: the whole table, but for circles of folders, which tools/checks/folder-circles.ts finds.
// A new remote or feature needs no new rule: the groups ($1) compare the folder of the importer with the folder of the imported.
import { MARKED_REMOTE as REMOTE } from "@courtside/contracts/domain/remote-name.ts";

const forbid = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });
const SOURCES = `^(contracts|design-system|remote-kit|shell|${REMOTE}|api|tools|tests)/`;
/** Folders of the api that features may import. They import no feature. */
const SHARED_BY_FEATURES =
  "audit|auth|calendar|db|http|import-files|jobs|keys|live|mail|notices|outbound|registry|scheduling|tenant|texts|tracing";
/** Screens of staff, coaches and admins: the only ones that load the design system's staff entry, which carries antd. */
const CONSOLES =
  "^mf-admin/src/|^mf-booking/src/(staff|features/[^/]+/staff)/|^mf-coach/src/(staff|features/(coach-requests|[^/]+/staff))/|" +
  "^shell/src/remotes/designParts\\.ts$";
const NOT_TEST = "\\.(test|stories)\\.tsx?$";

export default {
  forbidden: [
    forbid(
      "no-circles",
      "Two files that import each other, be it for a type, belong in one, or need a third below both.",
      {},
      { circular: true },
    ),
    forbid(
      "api-features-stand-alone",
      "A feature of the api never imports its sibling, and a shared folder no feature. Court time: reserve and release through " +
        "scheduling. Another feature's verb: app.ts passes it. What several read: move it to a shared folder (docs/decisions/0037).",
      { path: "^api/src/([^/]+)/" },
      { path: "^api/src/[^/]+/", pathNot: `^api/src/($1|${SHARED_BY_FEATURES})/` },
    ),
    forbid(
      "contracts-stand-alone",
      "contracts is what both sides import: it may import nothing of ours.",
      { path: "^contracts/", pathNot: "^contracts/codegen/" },
      { path: `^(design-system|remote-kit|shell|${REMOTE}|api|tools|tests)/` },
    ),
    forbid(
      "design-system-stands-alone",
      "The design system knows antd and React, and no product code.",
      { path: "^design-system/src/" },
      { path: `^(contracts|remote-kit|shell|${REMOTE}|api|tools|tests)/` },
    ),
    forbid(
      "only-design-system-imports-antd",
      "Import the component from @courtside/design-system; if it is missing, add it there.",
      { path: `^(contracts|shell|${REMOTE})/` },
      { path: "node_modules/(antd|@ant-design|@rc-component|rc-[a-z]+)/" },
    ),
    forbid(
      "members-entries-load-no-antd",
      "Members download core, overlay, fields, data and dates on their way to a booking: what needs antd belongs in staff.tsx or forms.tsx.",
      { path: "^design-system/src/(core|overlay|fields|data|dates)\\.tsx$" },
      { path: "node_modules/(antd|@ant-design|@rc-component|rc-[a-z]+)/", reachable: true },
    ),
    forbid(
      "staff-entry-is-for-consoles",
      "A member or the kiosk would download antd: use core, data and fields, or move the screen's part for staff into a folder named " +
        "staff that the screen imports lazily.",
      { path: `^(shell|${REMOTE})/src/`, pathNot: `${CONSOLES}|${NOT_TEST}` },
      { path: "^design-system/src/staff\\.tsx$" },
    ),
    forbid(
      "remotes-stand-alone",
      "A remote ships alone: it imports contracts and design-system, never another remote, the shell or the api. So does what it is built with.",
      { path: `^(${REMOTE}|remote-kit)/` },
      { path: `^(shell|api|tools|tests|${REMOTE})/`, pathNot: "^$1/" },
    ),
    forbid(
      "shell-knows-no-remote",
      "The shell learns of remotes from the registry at run time, never by import.",
      { path: "^shell/" },
      { path: `^(${REMOTE}|api|tools|tests)/` },
    ),
    forbid(
      "remotes-use-the-shared-router",
      "Router and queries reach a remote through @courtside/contracts/shell/index.tsx, so that there is one of each.",
      { path: `^${REMOTE}/src/`, pathNot: NOT_TEST },
      { path: "node_modules/(react-router|@tanstack/react-query)/" },
    ),
    forbid(
      "api-imports-domain-only",
      "Of contracts the api may use domain/ (rules and messages), the registry's schema and what will go, nothing else of the web.",
      { path: "^api/" },
      {
        path: `^(contracts/(?!domain/)|(design-system|shell|${REMOTE}|tools|tests)/)`,
        pathNot: "^contracts/(shell/registry(-vocabulary)?\\.ts|deprecations\\.mjs)$",
      },
    ),
    forbid(
      "tools-know-no-screens",
      "A command starts the product, or builds and releases it from its files: of the web it knows the contract of remotes alone.",
      { path: "^tools/" },
      {
        path: `^(contracts/(?!domain/)|(design-system|shell|${REMOTE})/)`,
        pathNot: "^contracts/(shell/(remote|registry|registry-vocabulary)\\.ts|deprecations\\.mjs)$",
      },
    ),
    forbid(
      "features-stand-alone",
      "A web feature never imports its sibling: pages compose features, shared code moves up.",
      { path: `^((?:shell|${REMOTE})/src/features)/([^/]+)/(?!pages/)` },
      { path: "^$1/", pathNot: "^$1/$2/" },
    ),
    forbid(
      "only-db-imports-the-driver",
      "SQL connections come from api/src/db, so that the driver is a one-folder change.",
      { path: "^api/src/(?!db/)" },
      { path: "node_modules/postgres/" },
    ),
    forbid(
      "queries-know-no-rules",
      "queries.ts holds SQL: rules are in the verbs, HTTP in routes.ts.",
      { path: "^api/src/.*/queries\\.ts$" },
      { path: "^contracts/domain/(booking-rules|messages)", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "verbs-know-no-http",
      "A verb takes a transaction and throws domain errors; Hono stays in routes.ts, the fields and responses it describes, and src/http.",
      {
        path: "^api/src/[^/]+/",
        pathNot: "^api/src/(http|auth|health|registry|web|docs)/|/(routes|response|access|fields)\\.ts$",
      },
      { path: "node_modules/(hono|@hono)/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "mocks-are-for-stories",
      "The mock api is heavy and of no use in a release: stories and src/testing/ import it.",
      {
        path: `^(contracts|shell|${REMOTE}|design-system/src|api)/`,
        pathNot: `${NOT_TEST}|/src/testing/|^contracts/mock-api/`,
      },
      { path: "^contracts/mock-api/|node_modules/msw/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "testing-is-for-stories",
      "A remote's fakes, and what waits for a toast, are for stories and tests.",
      { path: `^(shell|${REMOTE}|design-system)/src/`, pathNot: `${NOT_TEST}|/src/testing/` },
      { path: "/src/testing/|/Toast/seeToast\\.ts$" },
    ),
    forbid(
      "nothing-imports-tests",
      "Tests import the product, never the other way round.",
      { path: SOURCES, pathNot: "^tests/" },
      { path: "^tests/" },
    ),
  ],
  options: {
    doNotFollow: { path: ["node_modules"] },
    exclude: { path: `^(design-system|shell|${REMOTE})/(dist|storybook)` },
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
};
