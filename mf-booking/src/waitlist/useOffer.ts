import { isApiError } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useApi, useMe } from "@courtside/contracts/shell/index.tsx";
import { useWishKey } from "@courtside/contracts/shell/useWishKey.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useWaitlistChanged } from "./useWaitlistChanged.ts";

/**
 * Takes or turns down the slot that the waitlist offers (docs/product/waitlist.md#accepting-and-passing). `onDone` runs once it
 * is taken or turned down.
 */
export function useOffer(offerId: string, onDone?: () => void) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const toast = useToast("offer");
  const keyOf = useWishKey();
  const changed = useWaitlistChanged();
  const api = useApi();
  const accept = api.useMutation("post", "/waitlist-offers/{id}/accept", {
    onSuccess: (booking) => {
      toast.success("Booking Confirmed! 🎾", `${booking.court_name} booked for ${clubTime(booking.start_time, zone)}`);
      onDone?.();
      void changed();
    },
    onError: (error: unknown) => {
      toast.error("Booking Failed", isApiError(error) ? error.message : "Failed to create booking");
      void changed();
    },
  });
  const pass = api.useMutation("post", "/waitlist-offers/{id}/pass", {
    onSuccess: () => {
      toast.success("Offer passed", "You stay on the waitlist.");
      onDone?.();
      void changed();
    },
    onError: (error: unknown) => {
      toast.failed("The offer could not be passed", isApiError(error) ? error.message : undefined);
      void changed();
    },
  });
  const busy = accept.isPending || pass.isPending;
  const params = { path: { id: offerId } };
  return {
    accepting: accept.isPending,
    passing: pass.isPending,
    accept: () => {
      if (!busy) accept.mutate({ params: { ...params, header: { "idempotency-key": keyOf({ offerId }) } } });
    },
    pass: () => {
      if (!busy) pass.mutate({ params });
    },
  };
}
