import { messageOf } from "@courtside/contracts/api/client.ts";
import type { paths } from "@courtside/contracts/api/schema.d.ts";
import { useApi, useMutation, useShell } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { saveCsv } from "../../saveCsv.ts";
import type { ReportFilter } from "./report-filter.ts";

export type Report = paths["/reports/utilisation"]["get"]["responses"][200]["content"]["application/json"];
export type ReportRow = Report["data"][number];
export type Activity = paths["/reports/activity"]["get"]["responses"][200]["content"]["application/json"];
export type ReportGroup = Report["group"];

const queryOf = ({ from, to, sport, court }: ReportFilter, group: ReportGroup) => ({
  ...{ from, to, group },
  ...(sport && { sport }),
  ...(court && { court_id: court }),
});

/** How the courts were used. While another range loads, the last one stays. */
export const useReport = (filter: ReportFilter, group: ReportGroup) =>
  useApi().useQuery(
    "get",
    "/reports/utilisation",
    { params: { query: queryOf(filter, group) } },
    { placeholderData: (before) => before },
  );

export const useActivity = ({ from, to }: ReportFilter) =>
  useApi().useQuery(
    "get",
    "/reports/activity",
    { params: { query: { from, to } } },
    { placeholderData: (before) => before },
  );

export const useCourts = () => useApi().useQuery("get", "/courts", { params: { query: {} } });

/** Saves what is shown as CSV; reports a failure. */
export function useReportFile(filter: ReportFilter) {
  const { fetchClient } = useShell();
  const toast = useToast("report-file");
  const csv = { headers: { accept: "text/csv" }, parseAs: "blob" } as const;
  const { from, to } = filter;
  return useMutation({
    mutationFn: async (part: ReportGroup | "activity") => {
      const { data, error } =
        part === "activity"
          ? await fetchClient.GET("/reports/activity", { params: { query: { from, to } }, ...csv })
          : await fetchClient.GET("/reports/utilisation", { params: { query: queryOf(filter, part) }, ...csv });
      if (!data) throw error;
      saveCsv(data, part === "activity" ? `activity-${from}-${to}.csv` : `utilisation-${from}-${to}-${part}.csv`);
    },
    onError: (error: unknown) => toast.failed("Failed to make the file", messageOf(error) ?? undefined),
  });
}
