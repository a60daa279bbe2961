import { newRouter } from "../http/router.ts";
import { platformClubs } from "./clubs/routes.ts";
import { platformRemotes } from "./remotes/routes.ts";

/** What the operator of the installation sees and does (docs/decisions/0082). */
export const platform = newRouter();
platform.route("/", platformRemotes);
platform.route("/", platformClubs);
