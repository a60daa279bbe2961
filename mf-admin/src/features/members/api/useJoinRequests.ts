import { useApi } from "@courtside/contracts/shell/index.tsx";

/** Who waits for the club's answer, the longest first. */
export const useJoinRequests = () => useApi().useQuery("get", "/join-requests/pending");
