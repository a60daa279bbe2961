import { type Booking, messageOf } from "@courtside/contracts/api/client.ts";
import { googleCalendarUrl, outlookCalendarUrl } from "@courtside/contracts/domain/calendar.ts";
import { useMe, useMutation, useShell } from "@courtside/contracts/shell/index.tsx";
import { saveFile } from "@courtside/contracts/shell/saveFile.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { calendarDraft } from "./calendar-draft.ts";

/** The ways of one booking into a calendar: two addresses, and a file that the api writes. */
export function useCalendar(booking: Booking) {
  const { fetchClient } = useShell();
  const { club, profile } = useMe();
  const toast = useToast("calendar-file");
  const file = useMutation({
    mutationFn: async () => {
      const path = { id: booking.id };
      const { data, error } = await fetchClient.GET("/bookings/{id}/calendar.ics", {
        params: { path },
        parseAs: "blob",
      });
      if (!data) throw error;
      saveFile(data, "booking.ics");
    },
    onError: (error: unknown) => toast.failed("Failed to make the calendar file", messageOf(error)),
  });
  const draft = calendarDraft(booking, club ?? { name: "", location: "" }, profile.id, location.origin);
  return {
    google: googleCalendarUrl(draft),
    outlook: outlookCalendarUrl(draft),
    saveFile: () => file.mutate(),
    isSaving: file.isPending,
  };
}
