import { useLocation, useNavigate } from "react-router";
import { signOut } from "../auth/sessionStore.ts";
import { hasJoinCode, returnState } from "./returnPath.ts";

/** Signs the user out at their request and opens sign-in (docs/product/identity.md#signing-out). */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const location = useLocation();
  return async () => {
    await signOut("logout");
    navigate("/auth", { replace: true, state: hasJoinCode(location) ? returnState(location) : null });
  };
}
