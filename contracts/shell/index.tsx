// The one module that shell and remotes share besides React and the design system: context, navigation and queries.
// Router and query library pass through here by name, so that unused exports are left out of the bundle.

export {
  replaceEqualDeep,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "react-router";
// A client with hooks, for a screen whose calls carry another token than the shell's: of the one query library.
export { createApiClient } from "../api/client.ts";
export * from "./context.tsx";
export { useBlocker } from "./PageRouter.tsx";
