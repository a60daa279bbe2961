import { messageOf } from "@courtside/contracts/domain/messages.ts";
import { DomainError } from "../../errors.ts";
import type { BookingRow } from "../../scheduling/bookings/queries.ts";

/** The players of a booking that has begun, or was canceled in another tab meanwhile, stay as they are. */
export const playersFixed = ({ status }: Pick<BookingRow, "status">): DomainError => {
  const message = messageOf(status === "canceled" ? "check_in_canceled" : "players_fixed");
  return new DomainError("rejected", "players_fixed", message, { field: "id" });
};
