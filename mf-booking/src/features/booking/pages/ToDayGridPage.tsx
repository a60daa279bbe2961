import { Navigate, useSearchParams } from "@courtside/contracts/shell/index.tsx";

/** `/all-bookings` of a member: the day grid shows what is taken and what is free (docs/product/screens.md#all-bookings). */
export default function ToDayGridPage() {
  const [params] = useSearchParams();
  const date = params.get("date");
  return <Navigate replace to={date ? `/book?date=${encodeURIComponent(date)}` : "/book"} />;
}
